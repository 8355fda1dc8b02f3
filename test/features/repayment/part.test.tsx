import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { formatMoney } from '../../../src/design/format/money';
import { parseMoney } from '../../../src/design/format/parseMoney';
import { allowsPart, partProblem } from '../../../src/features/repayment/instalment/part';
import { goTo } from '../../support/goTo';
import { renderScreen } from '../../support/renderScreen';
import { fixedClockLender } from './support';

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
  await user.type(await amount(), '1.000,5');
  expect(amountOfLink()).toBe('100050');
  expect(screen.getByRole('main')).toHaveTextContent(
    'Después de este pago aún debe $531,57. La fecha de pago sigue siendo el 2026-02-27.',
  );
  const card = screen.getByRole<HTMLAnchorElement>('link', { name: /Tarjeta o pago en línea/ });
  expect(new URL(card.href).searchParams.get('amount')).toBe('100050');
  await user.click(await full());
  expect(amountOfLink()).toBe(String(OWED));
});

it.each([
  ['', 'Primero escriba el monto. Después elija cómo pagar.'],
  ['99,99', 'El monto mínimo es $100,00.'],
  ['1.532,08', 'Usted debe $1.532,07. Escriba ese monto o uno menor.'],
  ['1.50', 'Escriba el monto así: 100,00'],
  ['-200', 'Escriba el monto así: 100,00'],
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

it.each([
  ['100', '10000'],
  ['1532,07', '153207'],
  ['1 000', '100000'],
])('takes %j as %s', async (typed, minor) => {
  const { user } = await open();
  await user.click(await other());
  await user.type(await amount(), typed);
  expect(amountOfLink()).toBe(minor);
});

it('says nothing is left of a debt that is paid in full', async () => {
  const { user } = await open();
  await user.click(await other());
  await user.type(await amount(), '1.532,07');
  expect(amountOfLink()).toBe(String(OWED));
  expect(screen.queryByText(/aún debe/)).not.toBeInTheDocument();
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

it('pays the part by a card, and the rest stays owed', async () => {
  const { user, prepare, lender } = await open();
  await Promise.all(['/ynRepay', '/ynRepayChoose'].map(prepare));
  await user.click(await other());
  await user.type(await amount(), '500');
  await user.click(screen.getByRole('link', { name: /Tarjeta o pago en línea/ }));
  await user.click(await screen.findByRole('button', { name: '选择银行卡' }));
  await user.click(await screen.findByRole('radio', { name: /5678/ }));
  await user.click(screen.getByRole('button', { name: '确认还款' }));
  await waitFor(() => {
    expect(lender.accepted.map((write) => write.amount)).toEqual([50_000]);
  });
  await goTo('/repay');
  expect(
    await screen.findByRole('radio', {
      name: 'Pagar todo',
      description: '$1.032,07',
    }),
  ).toBeInTheDocument();
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

describe('an amount as people type it', () => {
  const shapes = [
    { group: '.', decimal: ',', groups: [3], decimals: 2, symbol: 'before' },
    { group: ',', decimal: '.', groups: [3, 2], decimals: 2, symbol: 'before' },
    { group: '\u00a0', decimal: ',', groups: [3], decimals: 0, symbol: 'after' },
    { group: '', decimal: '.', groups: [3], decimals: 3, symbol: 'before' },
  ] as const;

  it('is read as what the app shows for it', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), fc.constantFrom(...shapes), (minor, shape) => {
        const shown = formatMoney(minor, '', shape).trim();
        expect(parseMoney(shown, shape)).toBe(String(minor));
        const plain = shape.group ? shown.replaceAll(shape.group, '') : shown;
        expect(parseMoney(plain, shape)).toBe(String(minor));
      }),
    );
  });

  it('is at most the debt and at least the smallest part, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(10 ** 6),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (text, owed, min) => {
          const minor = parseMoney(text, shapes[0]) ?? '';
          const isPayable =
            allowsPart(String(owed), min) &&
            !partProblem({ text, amount: minor }, String(owed), min);
          if (isPayable) {
            expect(Number(minor)).toBeGreaterThanOrEqual(min);
            expect(Number(minor)).toBeLessThanOrEqual(owed);
          }
        },
      ),
    );
  });

  it.each(['1.50', '1.5000', '1,2,3', '1,234', '', ',5', '.', '1.234.56', '１２'])(
    'is not guessed from %j',
    (text) => {
      expect(parseMoney(text, shapes[0])).toBeUndefined();
    },
  );
});

it('has its field within the group, for screen readers', async () => {
  const { user } = await open();
  await user.click(await other());
  const group = screen.getByRole('group', { name: '¿Cuánto paga ahora?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
});
