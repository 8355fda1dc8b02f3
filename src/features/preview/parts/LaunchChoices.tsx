import { CONSOLE_PATH } from '../sandboxClient';
import type { LaunchPad } from '../useLaunchPad';
import { Section } from './Section';
import { Select } from './Select';

const environments = [
  ['', 'As the server has it'],
  ...__ENVIRONMENTS__.map((name) => [name, name] as const),
] as const;

/** The choice of the borrower and of the environment. */
export function LaunchChoices({ pad }: { readonly pad: LaunchPad }) {
  const { choices, borrower } = pad;
  return (
    <Section title="Launch">
      <Select
        label="Environment"
        value={choices.environment?.name ?? ''}
        options={environments}
        onChange={(name) => void pad.chooseEnvironment(name)}
        hint="Brand and settings; the sandbox answers for all of them."
      />
      <Select
        label="Borrower"
        value={borrower?.name ?? ''}
        options={pad.borrowers.map(({ name }) => [name, name])}
        onChange={pad.chooseBorrower}
        hint={borrower?.description.en}
      />
      <Select
        label="Pages on which this borrower has nothing to show"
        value={choices.insists ? 'insists' : ''}
        options={[
          ['', 'Open as another borrower'],
          ['insists', 'Open all the same'],
        ]}
        onChange={(value) => {
          pad.choose({ insists: value !== '' });
        }}
      />
      <p>
        <span>Faults, clock, codes, books and calls:</span>{' '}
        <a href={CONSOLE_PATH}>sandbox console</a>
      </p>
    </Section>
  );
}
