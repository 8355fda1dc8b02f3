import { TextField } from '@/design/ui';
import type { LaunchPad } from '../useLaunchPad';
import { Row, Section } from './Section';

/** The pages' own parameters, in addition to the launch. Each page takes its own ones. */
export function PageParameters({ pad }: { readonly pad: LaunchPad }) {
  return (
    <Section title="Page parameters">
      <Row>
        {Object.entries(pad.pageParameters).map(([name, value]) => (
          <TextField
            key={name}
            label={name}
            value={value}
            autoComplete="off"
            onChange={(typed) => {
              const { pageParameters } = pad.choices;
              pad.choose({ pageParameters: { ...pageParameters, [name]: typed } });
            }}
          />
        ))}
      </Row>
    </Section>
  );
}
