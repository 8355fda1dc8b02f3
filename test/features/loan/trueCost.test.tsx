import { screen, within } from '@testing-library/react';
import { testEnvironment } from '../../support/environment';
import { lenderWith } from '../../support/lenderWith';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';

const EFFECTIVE = {
  method: 'effective',
  name: { es: 'Costo anual total con IVA', en: 'Total annual cost with VAT' },
} as const;
const NOMINAL = { method: 'nominal', name: { es: 'Tasa anual', en: 'APR' } } as const;

/** Noon of 21 November 2026 in Mexico City. */
const NOW = Date.parse('2026-11-21T18:00:00Z');

const payment = (amount: number | string, pay_time: string) => ({
  title: 'Pago',
  description: '',
  amount,
  pay_time,
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

/** Opens a loan of 1,000.00 with a plan. Returns the texts of its section of costs. */
async function costOf(plan: readonly object[], options: RenderOptions = {}) {
  const lender = lenderWith('loanDetailConfirm', { amount: 100_000, repay_plans: plan });
  const environment = { timeZone: 'America/Mexico_City', trueCost: EFFECTIVE };
  await renderScreen('/confirm', { borrower: 'newLoan', lender, environment, ...options });
  await screen.findByRole('button', { name: /^(Confirmar préstamo|Confirm loan)$/ });
  // They appear with the button.
  const heading = screen.getByRole('heading', {
    name: /^(Lo que cuesta este préstamo|What this loan costs)$/,
  });
  const section = heading.closest('section');
  if (!section) throw new Error('no section');
  const rows = within(section)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  return { section, rows };
}

it('shows the three amounts, the named rate, and the plan once, before the agreement', async () => {
  const { rows, section } = await costOf([
    payment(60_000, '2027-11-21'),
    payment(60_000, '2028-11-20'),
  ]);
  expect(rows).toEqual([
    'Usted recibe: $1.000,00',
    'Usted paga: $1.200,00',
    'El préstamo le cuesta: $200,00',
    'Costo anual total con IVA: 13,07 %',
  ]);
  expect(within(section).getByText(/Sirve para comparar dos préstamos/)).toBeVisible();
  const agreement = screen.getByRole('checkbox');
  expect(section.compareDocumentPosition(agreement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('are in English, by the nominal method, with the brand’s decimal sign', async () => {
  const { rows } = await costOf([payment(104_400, '2027-05-21')], {
    launch: { language: '1' },
    environment: {
      timeZone: 'America/Mexico_City',
      trueCost: NOMINAL,
      numberFormat: { ...testEnvironment().numberFormat, group: ',', decimal: '.' },
      currency: { es: '₹', en: '₹' },
    },
  });
  expect(rows).toEqual([
    'You receive: ₹1,000.00',
    'You pay back: ₹1,044.00',
    'The loan costs you: ₹44.00',
    'APR: 8.80 %',
  ]);
});

const RATE = ['Costo anual total con IVA: 3678,34 %'];

it.each([
  ['uses today’s date in', 'America/Mexico_City', '2026-11-22', RATE],
  ['uses the day of a payment’s time in', 'America/Mexico_City', '2026-11-23T02:00:00Z', RATE],
  ['shows no rate where the payment day has come in', 'Asia/Kolkata', '2026-11-22', []],
])('%s the lender’s time zone: %s', async (_, timeZone, day, rate) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T02:00:00Z'));
  const environment = { timeZone, trueCost: EFFECTIVE };
  const { rows } = await costOf([payment(101_000, day)], { environment });
  const amounts = ['Usted recibe: $1.000,00', 'Usted paga: $1.010,00'];
  expect(rows).toEqual([...amounts, 'El préstamo le cuesta: $10,00', ...rate]);
});

it('shows a rate above 10,000 % as a text', async () => {
  const { rows } = await costOf([payment(200_000, '2026-11-28')]);
  expect(rows).toContain('Costo anual total con IVA: más de 10.000 %');
});

it.each([
  ['an amount that cannot be read', [payment('pronto', '2027-11-21')], ['Usted recibe: $1.000,00']],
  [
    'a date that cannot be read',
    [payment(120_000, 'pronto')],
    ['Usted recibe: $1.000,00', 'Usted paga: $1.200,00', 'El préstamo le cuesta: $200,00'],
  ],
  [
    'no cost',
    [payment(100_000, '2027-11-21')],
    ['Usted recibe: $1.000,00', 'Usted paga: $1.000,00', 'El préstamo le cuesta: $0,00'],
  ],
  ['no payment', [], ['Usted recibe: $1.000,00']],
  [
    'less paid back than received, which is no cost',
    [payment(1, '2027-11-21')],
    ['Usted recibe: $1.000,00', 'Usted paga: $0,01'],
  ],
])('shows the known amounts and no rate with %s', async (_, plan, expected) => {
  const { rows, section } = await costOf(plan);
  expect(rows).toEqual(expected);
  expect(section).not.toHaveTextContent('Costo anual');
});

it('shows no costs where the brand names no rate', async () => {
  await renderScreen('/confirm', { borrower: 'newLoan', environment: { trueCost: null } });
  await screen.findByRole('button', { name: 'Confirmar préstamo' });
  expect(screen.queryByText('Usted recibe')).not.toBeInTheDocument();
});
