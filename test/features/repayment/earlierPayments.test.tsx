import { screen, waitFor } from '@testing-library/react';
import type { Lender } from '../../../sandbox';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { acceptPayment, amountOf, loseCommit, payWithCard, renderPayment } from './support';

/** Payments that the lender does not show yet stand above every other way to pay. */

/** The screens on which a borrower chooses, or is told, a way to pay. `#`: the debt. */
const SCREENS = [
  ['/repay', 'En tienda'],
  ['/repayDelay', 'En tienda'],
  ['/carpmm?requestType=1&amount=#&payCode=shop', 'Pague con esta referencia'],
] as const;

const ACCEPTED = /^Recibimos su pago/;
const UNKNOWN = /^Estamos comprobando su pago/;
const OPENED = /^Abrió (el|un) pago en línea/;
const AMOUNT_AND_TIME = /\$[\d.,]+.*\d{4}-\d\d-\d\d \d\d:\d\d/;

/** What is said of a payment: the banner, or a notice. */
const said = async (words: RegExp) => {
  const text = await screen.findByText(words);
  return text.closest('header') ?? text;
};

async function renderWays(lender: Lender, path: string) {
  const amount = await amountOf(lender, 'dueTomorrow');
  return renderScreen(path.replace('#', amount), { lender });
}

/** An online payment that was opened. */
async function openOnline(): Promise<Lender> {
  const { user, lender, departures, unmount } = await renderPayment('/ynRepay', {
    borrower: 'dueTomorrow',
  });
  await user.click(await screen.findByRole('button', { name: '在线支付' }));
  await waitFor(() => expect(departures).toHaveLength(1));
  unmount();
  return lender;
}

/** A card payment whose answer is lost. */
async function losePayment(): Promise<Lender> {
  const { lender, unmount } = await loseCommit({ borrower: 'dueTomorrow' });
  unmount();
  return lender;
}

const isAbove = (one: HTMLElement, other: HTMLElement) =>
  !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe.each([
  [
    'an accepted payment that the lender does not show',
    () => acceptPayment('dueTomorrow'),
    ACCEPTED,
  ],
  ['an online payment that was opened', openOnline, OPENED],
  ['a payment of unknown outcome', losePayment, UNKNOWN],
] as const)('%s', (_, pay, words) => {
  it.each(SCREENS)(
    'stands above the ways to pay of %s, with amount and time',
    async (path, way) => {
      const lender = await pay();
      await renderWays(lender, path);
      const [firstWay] = await screen.findAllByText(way);
      const note = await said(words);
      expect(note).toHaveTextContent(AMOUNT_AND_TIME);
      expect(isAbove(note, firstWay!)).toBe(true);
    },
  );
});

describe('an accepted payment that the lender does not show', () => {
  it('stands beside a second one', async () => {
    const lender = await acceptPayment('dueTomorrow');
    const { user, unmount } = await renderScreen('/ynRepayChoose?amount=30000', { lender });
    await payWithCard(user, 'noCode');
    await user.click(await screen.findByRole('button', { name: '再次还款' }));
    await screen.findByText('Detalle del préstamo');
    unmount();
    await renderWays(lender, '/repay');
    await waitFor(() => expect(screen.getAllByText(ACCEPTED)).toHaveLength(2));
    // The last one is the banner, the one before is a notice.
    const [last, earlier] = screen.getAllByText(ACCEPTED);
    const banner = last!.closest('header');
    expect(banner).toHaveTextContent(/\$300,00.*\d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(banner).toHaveTextContent(/No lo pague de nuevo/);
    expect(earlier).toHaveTextContent(/^Recibimos su pago de \$400,00, enviado el \d{4}/);
  });

  it('stands above the ways of /ynRepay for a day', async () => {
    const lender = await acceptPayment('dueTomorrow');
    letPass(23 * 3_600_000);
    const { unmount } = await renderScreen('/ynRepay?amount=40000', { lender });
    const way = await screen.findByRole('button', { name: '选择银行卡' });
    const note = await screen.findByText(/已收到您的还款/);
    expect(note).toHaveTextContent('已收到您的还款 $400,00');
    expect(isAbove(note, way)).toBe(true);
    unmount();
    letPass(2 * 3_600_000);
    await renderScreen('/ynRepay?amount=40000', { lender });
    await screen.findByRole('button', { name: '选择银行卡' });
    expect(screen.queryByText(/已收到您的还款/)).not.toBeInTheDocument();
  });

  it('is not said to be missing where the debt of then is no longer shown', async () => {
    const lender = await acceptPayment('dueTomorrow');
    const owed = Number(await amountOf(lender, 'dueTomorrow'));
    // Booked, and raised by a penalty since.
    lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount: owed + 8_300 } });
    await renderScreen('/repay', { lender });
    const note = await said(ACCEPTED);
    await screen.findAllByText('En tienda');
    expect(note).not.toHaveTextContent(/aún no lo muestra|No lo pague de nuevo/);
  });

  it('is no longer named once the order shows it, and its order is then read no more', async () => {
    const lender = await acceptPayment('dueTomorrow');
    lender.book();
    const { unmount } = await renderScreen('/repay', { lender });
    await screen.findAllByText('En tienda');
    await waitFor(() => expect(screen.queryByText(ACCEPTED)).not.toBeInTheDocument());
    unmount();
    const before = received(lender, 'loanDetails').length;
    await renderScreen('/repay', { lender });
    await screen.findAllByText('En tienda');
    expect(received(lender, 'loanDetails')).toHaveLength(before);
  });

  it('is named while the order cannot be read', async () => {
    const lender = await acceptPayment('dueTomorrow');
    lender.book();
    lender.refuse('loanPlayDetail', { code: '1', message: 'no' });
    lender.refuse('loanDetails', { code: '1', message: 'no' });
    await renderScreen('/repayDelay', { lender });
    expect(await said(ACCEPTED)).toHaveTextContent(AMOUNT_AND_TIME);
  });
});

describe('an online payment that was opened', () => {
  it('goes when the borrower did not pay there', async () => {
    const lender = await openOnline();
    const { user } = await renderScreen('/repay', { lender });
    await user.click(await screen.findByRole('button', { name: 'No pagué ahí' }));
    expect(screen.queryByText(OPENED)).not.toBeInTheDocument();
  });

  it('leads to the loan when a check shows that it was paid', async () => {
    const lender = await openOnline();
    const { user, prepare } = await renderScreen('/repay', { lender });
    await prepare('/loanDetail');
    lender.fault('loanDetails', { kind: 'patch', data: { orderStatus: '200' } });
    await user.click(await screen.findByRole('button', { name: 'Consultar estado' }));
    expect(await screen.findByRole('heading', { name: 'Detalle del préstamo' })).toBeVisible();
  });
});
