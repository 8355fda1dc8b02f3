import { Button, TextField } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { launchParametersOf } from '../launchParameters';
import type { LaunchPad } from '../useLaunchPad';
import { Section } from './Section';
import { Select } from './Select';

/** Every launch parameter, filled in from the borrower. Empty parameters are left out. */
export function DeviceParameters({ pad }: { readonly pad: LaunchPad }) {
  const { languages } = useEnvironment();
  return (
    <Section title="Device parameters">
      {launchParametersOf(languages).map(([name, hint]) => {
        const value = pad.launch[name] ?? '';
        const onChange = (typed: string) => {
          pad.edit(name, typed);
        };
        return typeof hint === 'string' ? (
          <TextField
            key={name}
            label={name}
            hint={hint}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={onChange}
          />
        ) : (
          <Select
            key={name}
            label={name}
            value={value}
            options={[['', 'None'], ...hint]}
            onChange={onChange}
          />
        );
      })}
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
