import { Button } from '../../../ui/Button';
import { lenderTime } from '../lenderTime';
import type { Snapshot } from '../sandboxClient';
import type { Sandbox } from '../useSandbox';
import { Records, Row, Section } from './Section';
import { Select } from './Select';

/** When what was accepted shows in what is owed: the time in ms, or none. */
const delays = [
  ['0', 'At once'],
  ['3600000', 'An hour later'],
  ['null', 'When told to'],
] as const;

/** The payments and confirmations that the lender accepted, and how late it books them. */
export function Books({ sandbox }: { readonly sandbox: Sandbox }) {
  const { snapshot, change, refresh } = sandbox;
  const accepted = snapshot && [...snapshot.accepted].reverse();
  return (
    <Section title="Books">
      {accepted?.length === 0 && <p>Nothing was accepted.</p>}
      {!!accepted?.length && (
        <Records>
          {accepted.map((write, index) => (
            <li key={accepted.length - index}>{describe(write)}</li>
          ))}
        </Records>
      )}
      {snapshot && (
        <Select
          label="What is accepted shows"
          value={String(snapshot.bookingDelayMs)}
          options={delays}
          onChange={(delayMs) =>
            void change((client) => client.bookLate(delayMs === 'null' ? null : Number(delayMs)))
          }
        />
      )}
      <Row>
        <Button variant="secondary" onClick={() => void change((client) => client.book())}>
          Book now
        </Button>
        <Button variant="secondary" onClick={() => void refresh()}>
          Refresh books
        </Button>
      </Row>
    </Section>
  );
}

function describe({ kind, via, ...write }: Snapshot['accepted'][number]): string {
  const what = via ? `${kind} by ${via}` : kind;
  const state = write.isBooked ? 'booked' : 'not booked yet';
  return `${write.borrower}: ${what}, ${write.amount}, order ${write.orderId}, ${lenderTime(write.at)}, ${state}`;
}
