import { Button } from '../../../ui/Button';
import { lenderTime } from '../lenderTime';
import type { ReceivedRequest } from '../sandboxClient';
import type { Sandbox } from '../useSandbox';
import { Records, Row, Section } from './Section';

const SHOWN = 20;

/** What the lender was asked last, the newest first. */
export function Requests({ sandbox }: { readonly sandbox: Sandbox }) {
  const requests = sandbox.snapshot && [...sandbox.snapshot.requests].reverse().slice(0, SHOWN);
  return (
    <Section title="Last requests">
      {requests?.length === 0 && <p>The lender was asked nothing.</p>}
      {!!requests?.length && (
        <Records>
          {requests.map((request, index) => (
            <li key={`${String(requests.length - index)} ${request.at}`}>
              <details>
                <summary>
                  {request.alias ?? `Unknown call ${request.path}`}, {lenderTime(request.at)}
                </summary>
                <code>{describe(request)}</code>
              </details>
            </li>
          ))}
        </Records>
      )}
      <Row>
        <Button variant="secondary" onClick={() => void sandbox.refresh()}>
          Refresh requests
        </Button>
        <Button
          variant="text"
          onClick={() => void sandbox.change((client) => client.clearRequests())}
        >
          Forget requests
        </Button>
      </Row>
    </Section>
  );
}

function describe({ method, path, search, rawBody, files }: ReceivedRequest): string {
  const sent = files.map(({ name, size }) => `[${name}, ${size} bytes]`);
  return [method, path + search, rawBody, ...sent].filter(Boolean).join(' ');
}
