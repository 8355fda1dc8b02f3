import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { lenderTime } from '../lenderTime';
import type { Sandbox } from '../useSandbox';
import { Row, Section } from './Section';

const HOUR_MS = 3_600_000;

const steps = [
  ['+1 hour', HOUR_MS],
  ['+1 day', 24 * HOUR_MS],
  ['+7 days', 7 * 24 * HOUR_MS],
] as const;

interface LenderClockProps {
  readonly sandbox: Sandbox;
  readonly borrower: string | undefined;
}

/** Moves the lender's clock, and makes the sandbox as it was at first. The machine's clock is untouched. */
export function LenderClock({ sandbox, borrower }: LenderClockProps) {
  const [instant, setInstant] = useState('');
  const { snapshot, change } = sandbox;
  return (
    <Section title="Clock and reset">
      <p role="status">{snapshot && `Lender’s time: ${lenderTime(snapshot.now)} UTC`}</p>
      <Row>
        {steps.map(([label, advanceMs]) => (
          <Button
            key={label}
            variant="secondary"
            onClick={() => void change((client) => client.moveClock({ advanceMs }))}
          >
            {label}
          </Button>
        ))}
      </Row>
      <TextField
        label="Set the clock to"
        hint="Such as 2030-01-31T12:00:00Z"
        value={instant}
        onChange={setInstant}
        autoComplete="off"
        end={
          <Button
            variant="secondary"
            onClick={() => void change((client) => client.moveClock({ now: instant }))}
          >
            Set clock
          </Button>
        }
      />
      <Row>
        {borrower && (
          <Button
            variant="secondary"
            onClick={() => void change((client) => client.reset(borrower))}
          >
            Reset {borrower}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void change((client) => client.reset())}>
          Reset everything
        </Button>
      </Row>
    </Section>
  );
}
