import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DialogProps } from '@/design/ui/Dialog';
import { Dialog } from '@/design/ui/Dialog';
import { ToastRegion } from '@/design/ui/ToastRegion';

function Opener(props: Omit<DialogProps, 'title' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      {isOpen && (
        <Dialog
          {...props}
          title="Rate us"
          closeLabel="Close"
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Rate us' });
}

describe('a dialog', () => {
  it('focuses its title when it opens, and restores the focus when it closes', async () => {
    render(<Opener />);
    const dialog = await open();
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Rate us' })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(dialog).not.toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('leaves the focus to the title of the screen that it came with', () => {
    const page = (isOpen: boolean) => (
      <>
        <h1 tabIndex={-1}>Your loan</h1>
        {isOpen && <Dialog title="Preparing" />}
      </>
    );
    const { rerender } = render(page(true));
    expect(screen.getByRole('heading', { name: 'Preparing' })).toHaveFocus();
    rerender(page(false));
    expect(screen.getByRole('heading', { name: 'Your loan' })).toHaveFocus();
  });

  it('closes on Escape and on its backdrop, but not on its content', async () => {
    render(
      <Opener>
        <p>Some words</p>
      </Opener>,
    );
    fireEvent(await open(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const again = await open();
    await userEvent.click(screen.getByText('Some words'));
    expect(again).toBeInTheDocument();
    await userEvent.click(again);
    expect(again).not.toBeInTheDocument();
  });

  it('cannot be closed by the user without onClose', () => {
    render(<Dialog title="Reloading" />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);

    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays open at the close event of an earlier opening', async () => {
    render(<Opener />);
    const dialog = await open();
    // As React's strict mode does: the event comes after the dialog was opened again.
    fireEvent(dialog, new Event('close'));
    expect(dialog).toBeInTheDocument();
  });

  it('has its own alert that is always rendered', () => {
    const { rerender } = render(<Dialog title="Rate us" />);
    const alert = screen.getByRole('alert');
    rerender(<Dialog title="Rate us" message="Seleccione una calificación" />);
    expect(alert).toHaveTextContent('Seleccione una calificación');
  });
});

describe('Back', () => {
  const back = async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await act(() => popped);
  };
  const isDialogEntry = () => 'dialog' in Object(window.history.state);

  it('closes a dialog, and the screen stays with its entry', async () => {
    window.history.pushState({ idx: 3 }, '', '/screen');
    render(<Opener />);
    const dialog = await open();
    await waitFor(() => expect(isDialogEntry()).toBe(true));
    await back();
    expect(dialog).not.toBeInTheDocument();
    expect(window.history.state).toEqual({ idx: 3 });
    expect(window.location.pathname).toBe('/screen');
  });

  it('needs no second press after a dialog was closed by its button', async () => {
    window.history.pushState({ idx: 3 }, '', '/screen');
    render(<Opener />);
    await open();
    await waitFor(() => expect(isDialogEntry()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.history.state).toEqual({ idx: 3 }));
  });

  it('leaves the screen from a dialog that closes by itself', async () => {
    window.history.pushState({ idx: 3 }, '', '/screen');
    render(<Dialog title="Reloading" />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.history.state).toEqual({ idx: 3 });
  });
});

it('shows and announces a toast in front of an open dialog', async () => {
  const toasts = [{ id: 1, tone: 'error', text: 'No network' }] as const;
  const { rerender } = render(
    <>
      <ToastRegion toasts={[]} />
      <Opener />
    </>,
  );
  const dialog = await open();
  const alerts = within(dialog).getAllByRole('alert');
  rerender(
    <>
      <ToastRegion toasts={toasts} />
      <Opener />
    </>,
  );
  expect(alerts.some((alert) => alert.textContent === 'No network')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('No network')).toBeVisible();
});
