import { Button } from '../../../ui/Button';
import { lenderTime } from '../lenderTime';
import type { Sandbox } from '../useSandbox';
import { Records, Row, Section } from './Section';

/** SMS codes and captchas that the lender sent, the newest first. */
export function Outbox({ sandbox }: { readonly sandbox: Sandbox }) {
  const entries = sandbox.snapshot && [...sandbox.snapshot.outbox].reverse();
  return (
    <Section title="Outbox">
      {entries?.length === 0 && <p>Nothing was sent.</p>}
      {!!entries?.length && (
        <Records>
          {entries.map(({ kind, to, code, at }) => (
            <li key={`${at} ${to} ${code}`}>
              {kind === 'sms' ? 'SMS' : 'Captcha'} <strong>{code}</strong> to {to}, {lenderTime(at)}
            </li>
          ))}
        </Records>
      )}
      <Row>
        <Button variant="secondary" onClick={() => void sandbox.refresh()}>
          Refresh outbox
        </Button>
        <Button
          variant="text"
          onClick={() => void sandbox.change((client) => client.clearOutbox())}
        >
          Empty outbox
        </Button>
      </Row>
    </Section>
  );
}
