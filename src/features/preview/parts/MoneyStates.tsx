import { styled } from 'styled-components';
import { Button } from '@/design/ui';
import { moneyStates } from '../moneyStates';
import type { LaunchPad } from '../useLaunchPad';
import { Section } from './Section';

/** Each state of money: the button prepares the sandbox and opens the page, the text names the steps on it. */
export function MoneyStates({ pad }: { readonly pad: LaunchPad }) {
  return (
    <Section title="States of money">
      <p>
        A fault that a state sets stays: open another state, or clear the faults in the sandbox’s
        console, before you go on.
      </p>
      <List>
        {moneyStates.map((state) => (
          <li key={state.label}>
            <Button variant="secondary" onClick={() => void pad.openState(state)}>
              {state.label}
            </Button>
            <p>{state.steps}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-m);
  margin: 0;
  padding: 0;
  list-style: none;
`;
