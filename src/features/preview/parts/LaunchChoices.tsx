import { useToast } from '../../../borrower/useToast';
import { boxesOf } from '../../../session/box';
import { sweep } from '../../../session/keeper';
import { SESSION } from '../../../session/latest';
import { Button } from '../../../ui/Button';
import type { Choices } from '../choices';
import { padKeeper } from '../choices';
import { shippedEnvironments } from '../chosenEnvironment';
import type { LaunchPad } from '../useLaunchPad';
import { Section } from './Section';
import { Select } from './Select';

const environments = [
  ['', 'As the server has it'],
  ...shippedEnvironments.map((name) => [name, name] as const),
] as const;

const languages = [
  ['2', 'Spanish (2)'],
  ['1', 'English (1)'],
] as const;

const platforms = [
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['h5', 'H5'],
] as const;

const nativeApps: readonly (readonly [Choices['nativeApp'], string])[] = [
  ['none', 'None: a plain browser'],
  ['android', 'Simulated, Android'],
  ['ios', 'Simulated, iOS'],
];

/** Who launches, how, and under whose brand. */
export function LaunchChoices({ pad }: { readonly pad: LaunchPad }) {
  const { choices, launch, borrower } = pad;
  const editor = (name: string) => (value: string) => {
    pad.edit(name, value);
  };
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
        label="Language"
        value={launch.language ?? ''}
        options={withOther(languages, launch.language)}
        onChange={editor('language')}
      />
      <Select
        label="Platform"
        value={launch.clientType ?? ''}
        options={withOther(platforms, launch.clientType)}
        onChange={editor('clientType')}
      />
      <Select
        label="Native app around the page"
        value={choices.nativeApp}
        options={nativeApps}
        onChange={(chosen) => {
          const [nativeApp = 'none'] = nativeApps.find(([name]) => name === chosen) ?? [];
          pad.choose({ nativeApp });
        }}
        hint="Its handlers write down what they are told: see Native calls."
      />
      <Button variant="text" disabled={!borrower} onClick={() => void pad.logInAgain()}>
        Log in again, with another session
      </Button>
      <ForgetSession />
    </Section>
  );
}

/** A value that was typed below is no choice of these, and shows as it is. */
function withOther(options: readonly (readonly [string, string])[], value = '') {
  const isKnown = options.some(([known]) => known === value);
  return isKnown ? options : [...options, [value, value || 'None'] as const];
}

/** A web view opens with nothing; this tab may know an earlier launch, which fills what is left empty. */
function ForgetSession() {
  const toast = useToast();
  return (
    <Button
      variant="text"
      onClick={() => {
        padKeeper().remove(SESSION);
        sweep(boxesOf(window), {});
        toast('info', 'This tab’s session is forgotten.');
      }}
    >
      Forget this tab’s session
    </Button>
  );
}
