import { screen, waitFor, within } from '@testing-library/react';
import type { Alias, Fault } from '../../../sandbox';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { fixedClockLender } from './support';

const open = (lender = fixedClockLender()) =>
  renderScreen('/repayDelay', { borrower: 'overdue', lender });

describe('an extension', () => {
  it('shows its cost, its end and the debt at its end', async () => {
    await open();
    expect((await screen.findByText('Cargo por prórroga, hoy')).nextSibling).toHaveTextContent(
      '$130,44',
    );
    const plan = screen.getByRole('heading', { name: 'Prórroga de 7 días' }).closest('section')!;
    // Both payments and their sum: the first figure alone would read as the whole debt.
    expect(within(plan).getByText('Paga en total').nextSibling).toHaveTextContent('$1.663,17');
    const [first, second] = within(plan).getAllByRole('listitem');
    expect(first).toHaveTextContent('Cargo por prórroga$130,442026-03-02Se paga hoy');
    expect(second).toHaveTextContent('Pago completo$1.532,73');
    expect(screen.getByText(/mueve su fecha límite de pago hasta 7 días/)).toBeVisible();
    expect(
      screen.getByText(
        'Hoy paga solo el cargo por prórroga. El préstamo lo sigue debiendo completo.',
      ),
    ).toBeVisible();
    expect(screen.getByText('El cargo por prórroga no reduce lo que debe.')).toBeVisible();
  });

  const cellsOf = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tbody')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('is compared with a repayment now, by the lender’s plan, not by the sum of fee and debt', async () => {
    const { user } = await open();
    await screen.findByRole('table');
    expect(cellsOf('Pagos')).toEqual(['$130,44 2026-03-02$1.532,73 2026-03-09', '$1.532,07 Hoy']);
    expect(cellsOf('Paga en total')).toEqual(['$1.663,17', '$1.532,07']);
    await user.click(screen.getByRole('link', { name: 'Prefiero pagar ahora' }));
    expect(window.location.pathname).toBe('/repay');
  });

  const planned = (repayPlan: unknown): Fault => ({ kind: 'patch', data: { repayPlan } });

  it.each<[string, Alias, Fault]>([
    ['no plan', 'loanPlayDelayDetail', planned(null)],
    [
      'a plan without an amount',
      'loanPlayDelayDetail',
      planned([{ title: 'Uno', remark: '', time: '2026-03-02' }]),
    ],
    [
      'an amount that is none',
      'loanPlayDelayDetail',
      planned([{ title: 'Uno', amount: 'pronto', time: '' }]),
    ],
    ['an unknown debt', 'loanPlayDetail', { kind: 'refuse', code: '1', message: 'no' }],
  ])('is shown without a comparison with %s', async (_, alias, fault) => {
    const lender = fixedClockLender();
    lender.fault(alias, fault);
    await open(lender);
    await waitFor(() => expect(received(lender, 'loanPlayDetail')).not.toEqual([]));
    expect(await screen.findByText('Cargo por prórroga, hoy')).toBeVisible();
    expect(screen.getByText('Prefiero pagar ahora')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  it('links to payment instructions of its own kind', async () => {
    await open();
    const shop = await screen.findByRole('link', { name: /Tienda Esquina/ });
    const { searchParams } = new URL((shop as HTMLAnchorElement).href);
    expect(searchParams.get('requestType')).toBe('2');
    expect(searchParams.get('amount')).toBe('13044');
  });
});
