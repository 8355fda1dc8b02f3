import { useState } from 'react';
import { aliases, CAPTCHA } from '../../../api/aliases';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { TextField } from '../../../ui/TextField';
import { type FaultForm, faultKinds, kindNamed, toFault } from '../faultKinds';
import type { BorrowerCard } from '../sandboxClient';
import type { Sandbox } from '../useSandbox';
import { FaultList } from './FaultList';
import { Row, Section } from './Section';
import { Select } from './Select';

const calls = [
  ['*', 'Every call'],
  ...[...Object.keys(aliases), CAPTCHA.name].map((name) => [name, name] as const),
] as const;

const kinds = faultKinds.map(({ kind, what }) => [kind, `${kind}: ${what}`] as const);

const untouched: FaultForm = {
  alias: 'loanDetails',
  kind: 'refuse',
  values: {},
  times: '1',
  skip: '',
  borrower: '',
};

interface FaultsProps {
  readonly sandbox: Sandbox;
  readonly borrowers: readonly BorrowerCard[];
}

/** Spoils the answers of a call until it is used up, or cleared. */
export function Faults({ sandbox, borrowers }: FaultsProps) {
  const [form, setForm] = useState(untouched);
  const chosen = kindNamed(form.kind);
  const everybody = [['', 'Everybody’s'], ...borrowers.map(({ name }) => [name, name])] as const;
  const edit = (name: keyof FaultForm) => (value: string) => {
    setForm({ ...form, [name]: value });
  };
  return (
    <Section title="Faults">
      <Select label="Call" value={form.alias} options={calls} onChange={edit('alias')} />
      <Select
        label="Fault"
        value={form.kind}
        options={kinds}
        onChange={(kind) => {
          setForm({ ...form, kind, values: {}, isCarriedOut: undefined });
        }}
      />
      {chosen?.takes.map(({ name, type, proposed }) => (
        <TextField
          key={`${form.kind} ${name}`}
          label={name}
          value={form.values[name] ?? proposed}
          hint={type === 'list' ? 'Dotted paths, with commas between' : undefined}
          onChange={(value) => {
            setForm({ ...form, values: { ...form.values, [name]: value } });
          }}
        />
      ))}
      {chosen?.carriesOut !== undefined && (
        <Checkbox
          label="Carry the action out first"
          checked={form.isCarriedOut ?? chosen.carriesOut}
          onChange={(isCarriedOut) => {
            setForm({ ...form, isCarriedOut });
          }}
        />
      )}
      <Row>
        <TextField
          label="Times"
          inputMode="numeric"
          value={form.times}
          onChange={edit('times')}
          hint="Empty: always"
        />
        <TextField
          label="After"
          inputMode="numeric"
          value={form.skip}
          onChange={edit('skip')}
          hint="Calls that pass"
        />
      </Row>
      <Select
        label="Whose calls"
        value={form.borrower}
        options={everybody.map(([value = '', label = '']) => [value, label])}
        onChange={edit('borrower')}
      />
      <Button
        variant="secondary"
        onClick={() => void sandbox.change(async (client) => client.setFault(toFault(form)))}
      >
        Set fault
      </Button>
      <FaultList sandbox={sandbox} />
    </Section>
  );
}
