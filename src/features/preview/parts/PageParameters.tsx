import { TextField } from '../../../ui/TextField';
import type { LaunchPad } from '../useLaunchPad';
import { Row, Section } from './Section';

/** What single pages are told beside the launch; each takes those that are its own. */
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
