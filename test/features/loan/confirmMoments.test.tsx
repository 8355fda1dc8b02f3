import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createLender, type Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { goTo } from '../../support/goTo';
import { lenderWith } from '../../support/lenderWith';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { loseConfirmation, submit } from './support';

const dialog = () => screen.queryByRole('dialog', { name: 'Preparando su préstamo' });
const pushes = (lender: Lender) => received(lender, 'loanDetailPush');
const confirmed = () => screen.findByText('Su préstamo está confirmado');

describe('a return to the confirmation', () => {
  it('keeps the agreement’s tick of the product, and starts another product with the default', async () => {
    const { user, lender } = await renderScreen('/confirm', { borrower: 'newLoan' });
    await user.click(await screen.findByRole('checkbox'));
    await goTo('/aboutUs');
    await goTo('/confirm');
    expect(await screen.findByRole('checkbox')).not.toBeChecked();
    expect(await submit()).toBeDisabled();
    // The same offer, of another product.
    const { productId } = lender.launch('newLoan');
    const offer = await callerFor(lender, 'newLoan')('loanDetailConfirm', { productId });
    lender.fault('loanDetailConfirm', { kind: 'text', text: JSON.stringify(offer) });
    await goTo('/confirm?productId=another');
    // The screen stays until the other product is read: its checkbox appears later.
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
    expect(await submit()).toBeEnabled();
  });

  it('requires two steps for the same offer within a day of its confirmation, and the agreement’s tick', async () => {
    const { user, lender, unmount } = await renderScreen('/confirm', { borrower: 'newLoan' });
    // It shows the same loan afterwards.
    lender.bookLate();
    await user.click(await submit());
    await confirmed();
    unmount();
    letPass(23 * 60 * 60_000);
    const again = await renderScreen('/confirm', { lender });
    await again.user.click(await screen.findByRole('button', { name: 'Confirmar otro préstamo' }));
    await again.user.click(await submit());
    const secondStep = await screen.findByRole('button', { name: 'Confirmar otro préstamo' });
    await again.user.click(screen.getByRole('checkbox'));
    expect(secondStep).toBeDisabled();
    await again.user.click(secondStep);
    expect(pushes(lender)).toHaveLength(1);
    await again.user.click(screen.getByRole('checkbox'));
    await again.user.click(secondStep);
    await waitFor(() => expect(pushes(lender)).toHaveLength(2));
  });

  it('shows no button after a confirmation, and links to the loan of its answer', async () => {
    const { user, departures } = await renderScreen('/confirm', { borrower: 'newLoan' });
    await user.click(await submit());
    await confirmed();
    await goTo('/aboutUs');
    await goTo('/confirm');
    await confirmed();
    await user.click(screen.getByRole('button', { name: 'Ver mi préstamo' }));
    expect(departures).toHaveLength(2);
    expect(departures[1]).toBe(departures[0]);
  });
});

it('a pending confirmation has a busy button, and does not navigate when the borrower has left the screen', async () => {
  const lender = createLender();
  const release = holdAnswers(lender, 'loanDetailPush');
  const { user, departures, store } = await renderScreen('/confirm', {
    borrower: 'newLoan',
    lender,
  });
  await user.click(await submit());
  expect(await submit()).toHaveAttribute('aria-busy', 'true');
  await goTo('/aboutUs');
  await come(release);
  await waitFor(() => expect(JSON.stringify(store.getState().money)).toContain('"accepted"'));
  expect(departures).toEqual([]);
});

it.each([
  ['nothing at all', { kind: 'envelope', remove: ['data'] }],
  ['no address', { kind: 'patch', data: { lendDetailsUrl: '' } }],
] as const)('an answer without a next page (%s) counts as a confirmation', async (_, fault) => {
  const lender = createLender();
  lender.fault('loanDetailPush', fault);
  const { user } = await renderScreen('/confirm', { borrower: 'newLoan', lender });
  await user.click(await submit());
  await confirmed();
  // It claims nothing about an address that was not there.
  expect(screen.queryByText(/no es de Préstamo Claro/)).not.toBeInTheDocument();
  await goTo('/confirm');
  await user.click(screen.getByRole('button', { name: 'Ver mi préstamo' }));
  expect(new URLSearchParams(window.location.search).get('orderId')).toBe(
    lender.launch('newLoan').orderId,
  );
});

it('a loan that the lender is still preparing is covered by the dialog and cannot be confirmed until a second read after 5.5 s, and is not read a third time', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const lender = lenderWith('loanDetailConfirm', { isNeedPop: 1 });
  const release = holdAnswers(lender, 'loanDetailConfirm', { skip: 1 });
  await renderScreen('/confirm', { borrower: 'reloading', lender });
  await waitFor(() => expect(dialog()).toBeVisible());
  const tryToConfirm = async () => {
    const button = await submit();
    expect(button).toBeDisabled();
    fireEvent.click(button);
  };
  await tryToConfirm();
  const readings = () =>
    lender.requests.flatMap(({ alias, query }) =>
      alias === 'loanDetailConfirm' ? [query.isType] : [],
    );
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(readings()).toEqual([undefined]);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(readings()).toEqual([undefined, '1']);
  expect(dialog()).toBeVisible();
  expect(screen.getByText('112 días')).toBeInTheDocument();
  await tryToConfirm();
  expect(pushes(lender)).toEqual([]);
  await come(release);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(dialog()).not.toBeInTheDocument();
  expect(readings()).toHaveLength(2);
  fireEvent.click(await submit());
  await waitFor(() => expect(pushes(lender)).toHaveLength(1));
});

it('a confirmation of unknown outcome keeps the figures and the link to the loan when a check fails', async () => {
  const { user, lender } = await loseConfirmation();
  const check = screen.getByRole('button', { name: 'Consultar estado' });
  lender.refuse('loanDetailConfirm', { code: '1004', message: 'Ahora no' });
  await user.click(check);
  expect(await screen.findByText(/Préstamo Claro no respondió/)).toBeVisible();
  // Shown once, with one Retry.
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(await submit()).toBeDisabled();
  expect(screen.getByText('Plan de pagos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver mi préstamo' }));
  expect(window.location.pathname).toBe('/loanDetail');
});

it('hides figures and button when the second read fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const lender = createLender();
  lender.fault('loanDetailConfirm', { kind: 'refuse', code: '1004', message: 'Nada', skip: 1 });
  await renderScreen('/confirm', { borrower: 'reloading', lender });
  await waitFor(() => expect(dialog()).toBeVisible());
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(await screen.findByText('Nada')).toBeVisible();
  expect(screen.queryByText('Plan de pagos')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirmar préstamo' })).not.toBeInTheDocument();
});

it('can be left while the lender prepares the figures', async () => {
  const { user, bridge } = await renderScreen('/confirm', { borrower: 'reloading' });
  const preparing = await screen.findByRole('dialog', { name: 'Preparando su préstamo' });
  expect(preparing).toHaveTextContent('Todavía no se confirma nada.');
  await user.click(within(preparing).getByRole('button', { name: 'Volver' }));
  expect(bridge.messages).toContainEqual(['closeWebView', null]);
});
