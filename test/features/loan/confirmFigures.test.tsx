import { screen, within } from '@testing-library/react';
import { lenderWith } from '../../support/lenderWith';
import { renderScreen } from '../../support/renderScreen';
import { submit } from './support';

const valueOf = (name: string) => screen.getByText(name).nextSibling;
/** The only payment of the plan. The key facts have lists, too. */
const payment = () =>
  within(screen.getByRole('heading', { name: 'Plan de pagos' }).parentElement!).getByRole(
    'listitem',
  );

/** Opens a loan with a changed answer of the lender. */
async function openLoan(data: object, environment = {}) {
  const lender = lenderWith('loanDetailConfirm', data);
  const rendered = await renderScreen('/confirm', { borrower: 'newLoan', lender, environment });
  await submit();
  return rendered;
}

describe('the figures of a loan to be confirmed', () => {
  it('name each payment with its sum and its date, and when the first one is due', async () => {
    const planned = {
      title: 'Pago único',
      description: 'Todo',
      amount: 512345,
      pay_time: '2031-05-01',
    };
    await openLoan({ repay_plans: [planned], firstPayTime: '2031-05-02' });
    expect(payment()).toHaveTextContent('Pago único$5.123,452031-05-01Todo');
    expect(valueOf('Primer pago')).toHaveTextContent('2031-05-02');
    // Nothing is due before the borrower has accepted it.
    expect(screen.queryByRole('button', { name: /^Recordarme/ })).not.toBeInTheDocument();
  });

  it('have no plan, rate or row for a value that the lender omits', async () => {
    const details = [{ text: 'Seguro', value: '' }];
    await openLoan({ repay_plans: [], loanRate: '', firstPayTime: null, details, couNum: 0 });
    const absent = ['Plan de pagos', 'Tasa de interés por día', 'Primer pago', 'Seguro', 'Cupón'];
    absent.forEach((name) => {
      expect(screen.queryByText(name)).not.toBeInTheDocument();
    });
  });

  it('show their dates in the lender’s time zone', async () => {
    const planned = { title: 'Pago único', description: '', amount: 1, pay_time: 1_795_240_800 };
    const data = { repay_plans: [planned], firstPayTime: '2026-11-21T05:59:59Z' };
    await openLoan(data, { timeZone: 'America/Mexico_City' });
    expect(payment()).toHaveTextContent('2026-11-21');
    expect(valueOf('Primer pago')).toHaveTextContent('2026-11-20');
  });

  it.each([
    ['91', 'D', '91 días'],
    ['1', '', '1 día'],
    ['13', 'W', '13 semanas'],
    ['1', 'M', '1 mes'],
    ['2', 'Y', '2 años'],
    ['3', 'quincenas', '3 quincenas'],
  ])('have a term of %s in the unit %j: %s', async (periods, termUnit, shown) => {
    await openLoan({ periods, termUnit });
    expect(valueOf('Plazo del préstamo')).toHaveTextContent(shown);
  });

  it('have the lender’s notes, except a note that repeats the amount', async () => {
    await openLoan({ amountDec: '$5.000,00', ratemsg: 'Tasa fija', details: [] });
    expect(screen.getByText('Tasa fija')).toBeVisible();
    // The amount stands above, beside what is paid back, among the costs and in the key facts: the note repeats none.
    await screen.findByText('Usted recibe:');
    expect(screen.getAllByText('$5.000,00')).toHaveLength(4);
  });

  it('show a logo from an address that may be loaded, and no other', async () => {
    await openLoan({ comProductLogo: 'javascript:alert(1)' });
    expect(screen.getByRole('main').querySelector('[src]')).toBeNull();
  });

  it.each(['amount', 'periods'])('cannot be confirmed without the %s', async (name) => {
    const lender = lenderWith('loanDetailConfirm', { [name]: '' });
    await renderScreen('/confirm', { borrower: 'newLoan', lender });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar préstamo' })).not.toBeInTheDocument();
  });
});
