import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@/design/ui/Screen';

describe('a screen', () => {
  it('has one h1, which names the document and gets the focus once', async () => {
    const { rerender } = render(
      <Screen title="Loading" isBusy footer={<button type="button">Repay</button>} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Loading' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Repay' }));
    rerender(<Screen title="Loan" footer={<button type="button">Repay</button>} />);
    expect(document.title).toBe('Loan');
    expect(screen.getByRole('button', { name: 'Repay' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  it('shows Back only where a handler is given', async () => {
    const back = jest.fn();
    const { rerender } = render(<Screen title="Loan" backLabel="Back" onBack={back} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
    rerender(<Screen title="Loan" backLabel="Back" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
