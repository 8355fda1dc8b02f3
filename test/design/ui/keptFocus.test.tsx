import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ErrorPanel, keepFocus } from '@/design/ui';

type State = 'there' | 'gone' | 'disabled' | 'replaced';

function Page({ next }: { readonly next: State }) {
  useEffect(keepFocus, []);
  const [state, setState] = useState<State>('there');
  return (
    <>
      <h1>Loan</h1>
      {state === 'replaced' && <ErrorPanel title="Not known" message="Wait" />}
      {(state === 'there' || state === 'disabled') && (
        <button
          disabled={state === 'disabled'}
          onClick={() => {
            setState(next);
          }}
        >
          Press
        </button>
      )}
      <input aria-label="Other" />
    </>
  );
}

async function press(next: State) {
  render(<Page next={next} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  return button;
}

it.each(['gone', 'disabled'] as const)(
  'the heading of the screen has the focus of a control that is %s',
  async (next) => {
    await press(next);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Loan' })).toHaveFocus());
  },
);

it('an error announces its title and text, and neither its small print nor a countdown in its actions', () => {
  render(<ErrorPanel title="Not known" message="Wait" detail="error" actions={<i>59 s</i>} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not known ?Wait$/);
});

it('an error that replaces a control has its focus', async () => {
  await press('replaced');
  expect(screen.getByRole('heading', { name: 'Not known' })).toHaveFocus();
});
