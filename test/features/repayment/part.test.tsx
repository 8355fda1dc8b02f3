import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { allowsPart } from '@/domain/money';
import { partProblem } from '@/features/repayment/instalment/part';
import { goTo } from '../../support/goTo';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { fixedClockLender, payWithCard } from './support';

const OWED = 153_207;

const open = (path = '/repay', options = {}) =>
  renderScreen(path, { borrower: 'overdue', lender: fixedClockLender(), ...options });

const full = () => screen.findByRole('radio', { name: /^Pagar todo/ });
const other = () => screen.findByRole('radio', { name: /^Pagar otro monto/ });
const amount = () => screen.findByRole('textbox', { name: 'Monto' });
const shop = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /Tienda Esquina/ });
const amountOfLink = () => new URL(shop()?.href ?? '').searchParams.get('amount');

it('offers the full amount at first, and its channels get the debt', async () => {
  await open();
  expect(await full()).toBeChecked();
  expect(await full()).toHaveAccessibleName('Pagar todo');
  expect(await full()).toHaveAccessibleDescription('$1.532,07');
  expect(await other()).toHaveAccessibleName('Pagar otro monto');
  expect(await other()).toHaveAccessibleDescription('Al menos $100,00');
  expect(amountOfLink()).toBe(String(OWED));
});

it('passes another amount to the channels in minor units, and says what is left', async () => {
  const { user } = await open();
  await user.click(await other());
  // For screen readers the two are one choice.
  const group = within(screen.getByRole('group', { name: '¿Cuánto paga ahora?' }));
  expect(group.getAllByRole('radio')).toHaveLength(2);
  await user.type(await amount(), '1.000,5');
  expect(amountOfLink()).toBe('100050');
  expect(screen.getByRole('main')).toHaveTextContent(
    'Después de este pago todavía debe $531,57. Fecha límite de pago, como antes: 2026-02-27.',
  );
  const card = screen.getByRole<HTMLAnchorElement>('link', { name: /Tarjeta o pago en línea/ });
  expect(new URL(card.href).searchParams.get('amount')).toBe('100050');
  await user.clear(await amount());
  await user.type(await amount(), '1.532,07');
  expect(amountOfLink()).toBe(String(OWED));
  expect(screen.queryByText(/todavía debe/)).not.toBeInTheDocument();
  await user.click(await full());
  expect(amountOfLink()).toBe(String(OWED));
});

it.each([
  ['', 'Primero escriba el monto. Después elija cómo pagar.'],
  ['99,99', 'El monto mínimo es $100,00.'],
  ['1.532,08', 'Usted debe $1.532,07. Escriba ese monto o uno menor.'],
  ['cien', 'Escriba el monto así: 100,00'],
])('says why %j cannot be paid, and no channel leads anywhere', async (typed, words) => {
  const { user } = await open();
  await user.click(await other());
  if (typed) await user.type(await amount(), typed);
  expect(await amount()).toHaveAccessibleDescription(words);
  expect(await amount()).toBeInvalid();
  expect(shop()).toBeNull();
  expect(screen.getByText(/Tienda Esquina/)).toBeVisible();
});

it('begins with the full amount again for another debt of the order', async () => {
  const lender = fixedClockLender();
  const { user, unmount } = await open('/repay', { lender });
  await user.click(await other());
  await user.type(await amount(), '1.000,5');
  unmount();
  lender.fault('loanPlayDetail', { kind: 'patch', data: { repayDate: '2026-03-27' } });
  await open('/repay', { lender });
  expect(await full()).toBeChecked();
});

it('keeps the typed amount on the way to a channel and back, and for this order only', async () => {
  const { user, prepare } = await open();
  await prepare('/carpmm');
  await user.click(await other());
  await user.type(await amount(), '200');
  await user.click(shop()!);
  await screen.findByText('Pague con esta referencia');
  expect(document.body).toHaveTextContent('$200,00');
  window.history.back();
  expect(await amount()).toHaveValue('200');
  await goTo('/repay?orderId=other');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('keeps the typed amount while the full amount is chosen, also after a reload', async () => {
  const first = await open();
  await first.user.click(await other());
  await first.user.type(await amount(), '200');
  await first.user.click(await full());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  first.unmount();
  const { user } = await open();
  expect(await full()).toBeChecked();
  expect(amountOfLink()).toBe(String(OWED));
  await user.click(await other());
  expect(await amount()).toHaveValue('200');
  expect(amountOfLink()).toBe('20000');
});

it.each(['1.5', '-100', 'NaN', ' 1'])('does not pay %j, which a tab has stored', (amount) => {
  expect(partProblem({ text: '200', amount }, '1000', 100)).toBe('unreadable');
});

it.each([
  ['a brand without part payments', { partialPayment: null }],
  ['a debt that is no larger than the smallest part', { partialPayment: { min: OWED } }],
])('offers only the full amount for %s', async (_case, environment) => {
  await open('/repay', { environment });
  expect(await screen.findByText(/Tienda Esquina/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(amountOfLink()).toBe(String(OWED));
});

it('a part is at most the debt and at least the smallest part, whatever is stored', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.nat(10 ** 7).map(String)),
      fc.nat(10 ** 6),
      fc.integer({ min: 1, max: 10 ** 6 }),
      (amount, owed, min) => {
        const isPayable =
          allowsPart(String(owed), min) && !partProblem({ text: '1', amount }, String(owed), min);
        if (isPayable) {
          expect(Number(amount)).toBeGreaterThanOrEqual(min);
          expect(Number(amount)).toBeLessThanOrEqual(owed);
        }
      },
    ),
  );
});

describe('an amount in an address', () => {
  it('below the debt says what is left, and is paid in two steps, where the lender takes no parts', async () => {
    const lender = fixedClockLender();
    const { user } = await renderScreen('/ynRepayChoose?amount=100', {
      borrower: 'overdue',
      lender,
      environment: { partialPayment: null },
    });
    await payWithCard(user, 'noCode');
    expect(await screen.findByText(/您仍欠/)).toHaveTextContent('您仍欠 $1.531,07');
    expect(received(lender, 'repaymentCommit')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '还款 $1,00' }));
    await waitFor(() => expect(received(lender, 'repaymentCommit')).toHaveLength(1));
  });

  it.each([
    ['1', 'Esta página muestra $0,01, y lo mínimo que puede pagar es $100,00.'],
    [String(OWED + 1), 'Esta página muestra $1.532,08, pero usted debe solo $1.532,07.'],
  ])('of an instruction is held to the same rule: %s', async (part, words) => {
    const lender = fixedClockLender();
    const path = `/carpmm?requestType=1&amount=${part}&payCode=shop`;
    const environment = { partialPayment: { min: 10_000 } };
    await renderScreen(path, { borrower: 'overdue', lender, environment });
    expect(await screen.findByText(/^No se pagó nada/)).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Ver lo que debe ahora' })).toBeVisible();
    expect(screen.queryByText('Pague con esta referencia')).not.toBeInTheDocument();
  });

  it('of an instruction is a part, or all that is owed', async () => {
    for (const part of ['10000', String(OWED)]) {
      const path = `/carpmm?requestType=1&amount=${part}&payCode=shop`;
      const environment = { partialPayment: { min: OWED + 1 } };
      const { unmount } = await renderScreen(path, {
        borrower: 'overdue',
        lender: fixedClockLender(),
        ...(part === '10000' ? {} : { environment }),
      });
      expect(await screen.findByText('Pague con esta referencia')).toBeVisible();
      unmount();
    }
  });
});
