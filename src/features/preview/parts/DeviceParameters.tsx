import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { launchParameters } from '../launchParameters';
import type { LaunchPad } from '../useLaunchPad';
import { Section } from './Section';

/** Every launch parameter, filled from the borrower. An empty one is left out. */
export function DeviceParameters({ pad }: { readonly pad: LaunchPad }) {
  return (
    <Section title="Device parameters">
      {launchParameters.map(([name, hint]) => (
        <TextField
          key={name}
          label={name}
          hint={hint}
          value={pad.launch[name] ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(value) => {
            pad.edit(name, value);
          }}
        />
      ))}
      <Button
        variant="text"
        onClick={() => {
          pad.choose({ edits: {} });
        }}
      >
        As the borrower has them
      </Button>
    </Section>
  );
}
