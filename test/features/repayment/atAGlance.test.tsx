import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../support/renderScreen';
import { amountOf, findUndone, fixedClockLender, loseCommit } from './support';

/** What `/repay` and `/carpmm` say first (docs/reference/screens.md#what-is-so-now). */

const banner = () => screen.findByRole('banner');
const heading = async (name: string) => {
  const found = await screen.findByRole('heading', { level: 2, name });
  expect(found.closest('header')).not.toBeNull();
  return found;
};
const code = () => screen.queryByRole('img', { name: /^Código de pago/ });

describe('the debt', () => {
  it.each([
    ['dueTomorrow', 'Su próximo pago', 'Fecha límite de pagomañana · '],
    ['overdue', 'Su pago está atrasado', 'Atrasado desdehace 3 días · '],
  ] as const)('%s: %s, %s', async (borrower, name, fact) => {
    await renderScreen('/repay', { borrower });
    expect(await heading(name)).toBeVisible();
    expect(await banner()).toHaveTextContent(fact);
  });

  it('of a paid loan is no failure', async () => {
    const { user } = await renderScreen('/repay', { borrower: 'settled' });
    expect(await heading('Préstamo pagado')).toBeVisible();
    expect(screen.getByText('Ya no debe nada de este préstamo.')).toBeVisible();
    expect(screen.queryByText(/No pudimos cargar/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver su préstamo' }));
    expect(window.location.pathname).toBe('/loanDetail');
  });
});

describe('the ways to pay', () => {
  it('come before reminder and details', async () => {
    await renderScreen('/repay', { borrower: 'dueTomorrow' });
    const [way] = await screen.findAllByText('En tienda');
    const details = screen.getByRole('button', { name: 'más' });
    expect(way!.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('a payment of unknown outcome', () => {
  it('stands first on /repay and /carpmm, with its check, and folds the codes', async () => {
    const { lender, unmount } = await loseCommit();
    const amount = await amountOf(lender, 'overdue');
    unmount();
    const { unmount: leave } = await renderScreen('/repay', { lender });
    expect(await heading('Estamos comprobando su pago')).toBeVisible();
    expect(within(await banner()).getByRole('button', { name: 'Consultar estado' })).toBeVisible();
    // What is owed stays there, below it.
    expect(await screen.findByText('Lo que debe ahora')).toBeVisible();
    expect(code()).not.toBeInTheDocument();
    leave();
    const { user } = await renderScreen(`/carpmm?requestType=1&amount=${amount}&payCode=shop`, {
      lender,
    });
    expect(await heading('Estamos comprobando su pago')).toBeVisible();
    await screen.findByText('Pague con esta referencia');
    expect(screen.getByText('Lo que paga con esta referencia')).toBeVisible();
    expect(code()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mostrar en caja' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Código de pago' }));
    expect(code()).toBeVisible();
  });

  it('is checked when the page is seen again', async () => {
    const { lender, unmount } = await loseCommit();
    unmount();
    await renderScreen('/repay', { lender });
    await heading('Estamos comprobando su pago');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText(/Consulte de nuevo a partir/)).toBeVisible();
  });

  it('that was found undone is said on /repay', async () => {
    const { lender, user, unmount } = await loseCommit();
    await findUndone(user);
    unmount();
    await renderScreen('/repay', { lender });
    expect(await screen.findByText(/^Su última consulta no encontró/)).toBeVisible();
    expect(await heading('Su pago está atrasado')).toBeVisible();
  });

  it('that was found undone leaves no glad header over the reference of the next one', async () => {
    const address = (amount: string) => `/carpmm?requestType=1&amount=${amount}&payCode=shop`;
    const { lender, user, unmount } = await loseCommit();
    const amount = await amountOf(lender, 'overdue');
    await findUndone(user);
    unmount();
    const undone = await renderScreen(address(amount), { lender });
    expect(await screen.findByText(/Si salió dinero, no pague/)).toBeVisible();
    const { className } = await banner();
    undone.unmount();
    await renderScreen(address('140557'), { borrower: 'dueTomorrow' });
    await screen.findByText('Pague con esta referencia');
    // The class of the brand's own ground.
    expect(await banner()).not.toHaveClass(className, { exact: true });
  });
});

describe('at the counter', () => {
  it('the exact amount stands first, with the code and its number; Back returns', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    const lender = fixedClockLender();
    const amount = await amountOf(lender, 'overdue');
    const { user } = await renderScreen(`/carpmm?requestType=1&amount=${amount}&payCode=shop`, {
      borrower: 'overdue',
      lender,
    });
    await user.click(await screen.findByRole('button', { name: 'Mostrar en caja' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Mostrar en caja' })).toBeVisible();
    const exact = screen.getByText('Monto exacto');
    expect(exact.nextSibling).toHaveTextContent('$1.532,07');
    expect(code()).toBeVisible();
    expect(exact.compareDocumentPosition(code()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^\d{4} \d{4} \d{4} \d{4}$/)).toBeVisible();
    act(() => {
      window.history.back();
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Instrucciones de pago'),
    );
  });
});
