import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DialogProps } from '../../../src/design/ui/Dialog';
import { Dialog } from '../../../src/design/ui/Dialog';

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

  it('has its own alert that is always rendered', () => {
    const { rerender } = render(<Dialog title="Rate us" />);
    const alert = screen.getByRole('alert');
    rerender(<Dialog title="Rate us" message="Seleccione una calificación" />);
    expect(alert).toHaveTextContent('Seleccione una calificación');
  });
});
