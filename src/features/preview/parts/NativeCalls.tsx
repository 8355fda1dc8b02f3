import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { lenderTime } from '../lenderTime';
import { forgetNativeCalls, nativeCalls } from '../simulatedApp';
import { Records, Row, Section } from './Section';

/** What pages of this tab told the simulated native app, the newest first. */
export function NativeCalls() {
  const [calls, setCalls] = useState(nativeCalls);
  return (
    <Section title="Native calls">
      {calls.length === 0 ? (
        <p>A simulated app was told nothing.</p>
      ) : (
        <Records>
          {calls.map(({ at, handler, payload }, index) => (
            <li key={`${String(calls.length - index)} ${at}`}>
              <strong>{handler}</strong> {payload && <code>{payload}</code>} {lenderTime(at)}
            </li>
          ))}
        </Records>
      )}
      <Row>
        <Button
          variant="secondary"
          onClick={() => {
            setCalls(nativeCalls());
          }}
        >
          Refresh calls
        </Button>
        <Button
          variant="text"
          onClick={() => {
            forgetNativeCalls();
            setCalls([]);
          }}
        >
          Forget calls
        </Button>
      </Row>
    </Section>
  );
}
