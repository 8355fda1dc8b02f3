import { Button } from '../../../ui/Button';
import type { ActiveFault } from '../sandboxClient';
import type { Sandbox } from '../useSandbox';
import { Records } from './Section';

/** The faults that are set. */
export function FaultList({ sandbox }: { readonly sandbox: Sandbox }) {
  const faults = sandbox.snapshot?.faults;
  if (!faults) return null;
  if (faults.length === 0) return <p>No fault is set.</p>;
  return (
    <>
      <Records aria-label="Faults that are set">
        {faults.map((fault) => (
          <li key={fault.id}>{describe(fault)}</li>
        ))}
      </Records>
      <Button
        variant="secondary"
        onClick={() => void sandbox.change((client) => client.clearFaults())}
      >
        Clear faults
      </Button>
    </>
  );
}

function describe({ id: _, alias, kind, left, ...parameters }: ActiveFault): string {
  const own = Object.keys(parameters).length > 0 ? ` ${JSON.stringify(parameters)}` : '';
  const rest = left === null ? 'until cleared' : `${left} left`;
  return `${alias === '*' ? 'Every call' : alias}: ${kind}${own}, ${rest}`;
}
