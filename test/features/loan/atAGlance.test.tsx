import { screen, waitFor, within } from '@testing-library/react';
import { type BorrowerName, createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { goTo } from '../../support/goTo';
import { lenderWith } from '../../support/lenderWith';
import { letPass } from '../../support/letPass';
import { renderScreen } from '../../support/renderScreen';
import { fixedClockLender, payWithCard } from '../repayment/support';

/** What the loan detail says first: a word, a figure, a tone (docs/reference/screens.md#what-is-so-now). */

const banner = () => screen.findByRole('banner');
const word = async (name: string) =>
  within(await banner()).findByRole('heading', { level: 2, name });

it('what is still loaded of a choice stands in its link as a phrase', async () => {
  const lender = createLender();
  holdAnswers(lender, 'loanPlayDelayDetail');
  await renderScreen('/loanDetail', { borrower: 'dueTomorrow', lender });
  const choice = await screen.findByRole('link', { name: 'Pagar después' });
  expect(choice.querySelector('[aria-hidden=true]')).not.toBeNull();
  expect(choice.querySelector('div')).toBeNull();
});

describe('the banner of a loan', () => {
  it.each<[BorrowerName, string, readonly (string | RegExp)[]]>([
    [
      'dueTomorrow',
      'Pago pendiente',
      ['Lo que debe ahora$1.405,57', 'Fecha límite de pagomañana · '],
    ],
    ['overdue', 'Pago atrasado', ['Lo que debe ahora$1.532,07', 'Atrasado desdehace 3 días · ']],
    ['instalments', 'Pago pendiente', ['Lo que debe ahora$', 'Fecha límite de pagoen 5 días · ']],
    ['settled', 'Préstamo pagado', []],
    ['underReview', 'En revisión', ['Todavía no debe nada.']],
    ['disbursing', 'Su dinero está en camino', [/a más tardar el \d{4}-\d\d-\d\d/]],
  ])('%s: %s, %j', async (borrower, name, facts) => {
    await renderScreen('/loanDetail', { borrower });
    expect(await word(name)).toBeVisible();
    for (const fact of facts) expect(await banner()).toHaveTextContent(fact);
  });

  it('says the amount that `/repay` has read, where the lender does not say it here', async () => {
    const lender = lenderWith('loanDetails', { repayAmount: null, repayDate: null });
    await renderScreen('/repay', { borrower: 'dueTomorrow', lender });
    await screen.findAllByText('En tienda');
    await goTo('/loanDetail');
    expect(await word('Pago pendiente')).toBeVisible();
    expect(await banner()).toHaveTextContent('$1.405,57Fecha límite de pagomañana · ');
  });

  it('says no figure that the lender did not give', async () => {
    const lender = lenderWith('loanDetails', { repayAmount: '', repayDate: '' });
    await renderScreen('/loanDetail', { borrower: 'dueTomorrow', lender });
    await word('Pago pendiente');
    expect(await banner()).not.toHaveTextContent('Lo que debe ahora');
    expect(await banner()).not.toHaveTextContent('Fecha límite de pago');
  });

  it('is overdue by the date, whatever the status says', async () => {
    const lender = lenderWith('loanDetails', { orderStatus: '174' });
    await renderScreen('/loanDetail', { borrower: 'overdue', lender });
    expect(await banner()).toHaveTextContent('Atrasado desdehace 3 días');
  });
});

/** A payment of an order, whose answer is lost, or is 800005. */
async function losePayment({ isDuplicate = false } = {}) {
  const lender = fixedClockLender();
  if (isDuplicate) lender.refuse('repaymentCommit', { code: '800005', message: 'no', times: 1 });
  else lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  const { user, unmount } = await renderScreen('/ynRepayChoose?amount=40000', {
    borrower: 'dueTomorrow',
    lender,
  });
  await payWithCard(user, 'noCode');
  await screen.findByText('无法确认还款是否成功');
  unmount();
  return lender;
}

describe('a payment of unknown outcome', () => {
  it('stands first, with amount, time and its check; paying is second and leads to /repay', async () => {
    const lender = await losePayment();
    const { user } = await renderScreen('/loanDetail', { lender });
    expect(await word('Estamos comprobando su pago')).toBeVisible();
    expect(await banner()).toHaveTextContent(
      /\$400,00.*Sin respuesta desde\d{4}-\d\d-\d\d \d\d:\d\d/,
    );
    // No step of it has a tick while nobody knows.
    expect(await banner()).toHaveTextContent(/Lo enviamos \d\d:\d\d, sin respuesta/);
    expect(await banner()).not.toHaveTextContent('(hecho)');
    // 'Not in another way' reads as 'only in this way'.
    expect(await banner()).toHaveTextContent('No haga otro pago, ni aquí ni en otro lugar.');
    // The order's own status stands, too.
    expect(await banner()).toHaveTextContent('Pago pendiente');
    const check = within(await banner()).getByRole('button', { name: 'Consultar estado' });
    await user.click(check);
    expect(await screen.findByText(/Todavía no lo sabemos|Aún no/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    expect(window.location.pathname).toBe('/repay');
  });

  it('has an answer where the lender says that the payment is there (800005)', async () => {
    const lender = await losePayment({ isDuplicate: true });
    await renderScreen('/loanDetail', { lender });
    expect(await word('Estamos comprobando su pago')).toBeVisible();
    expect(await banner()).toHaveTextContent(/Enviado\d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(await banner()).not.toHaveTextContent(/sin respuesta/i);
  });

  it('stands first where the loan cannot be read', async () => {
    const lender = await losePayment();
    await renderScreen('/loanDetail', { lender });
    await word('Estamos comprobando su pago');
    lender.refuse('loanDetails', { code: '1', message: 'Ahora no' });
    await goTo('/aboutUs');
    await goTo('/loanDetail');
    expect(await word('Estamos comprobando su pago')).toBeVisible();
  });
});

async function pay(borrower: BorrowerName, amount: string) {
  const rendered = await renderScreen(`/ynRepayChoose?amount=${amount}`, { borrower });
  await payWithCard(rendered.user, 'noCode');
  await waitFor(() => expect(window.location.pathname).toBe('/loanDetail'));
  return rendered;
}

describe('the plan of a running loan', () => {
  const steps = async () => {
    const heading = await screen.findByRole('heading', { name: 'Plan de pagos' });
    const list = heading.nextElementSibling;
    return [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };

  it('ticks what is paid, marks today, and names the next payment', async () => {
    await renderScreen('/loanDetail', { borrower: 'instalments' });
    expect(await steps()).toEqual([
      expect.stringMatching(/^Cuota 1\$1\.405,\d\d\d{4}-\d\d-\d\dPagado$/),
      expect.stringMatching(/^Hoy\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^Cuota 2\$1\.[\d,]+en 5 días · \d{4}-\d\d-\d\dPróximo pago$/),
      expect.stringMatching(/^Cuota 3/),
      expect.stringMatching(/^Cuota 4.*\d$/),
    ]);
  });

  it('says which payments are late', async () => {
    await renderScreen('/loanDetail', { borrower: 'behind' });
    const [, second, third, today] = await steps();
    expect([second, third].map((step) => step?.endsWith('Atrasado'))).toEqual([true, true]);
    expect(today).toMatch(/^Hoy/);
  });

  it('is not there where the lender does not send it', async () => {
    const lender = lenderWith('loanDetails', { repay_plans: null });
    await renderScreen('/loanDetail', { borrower: 'instalments', lender });
    expect(await screen.findByText('Cuotas pagadas')).toBeVisible();
    expect(screen.queryByText('Plan de pagos')).not.toBeInTheDocument();
  });
});

describe('the receipt of a payment just made', () => {
  it('says that it is booked and what comes next; Done closes it, and there is a way to it', async () => {
    const { user } = await pay('instalments', '140555');
    expect(await screen.findByText('Su préstamo refleja este pago')).toBeVisible();
    const next = await screen.findByText('Próximo pago');
    expect(next).toBeVisible();
    // How many instalments are paid, as the lender says it.
    expect(next.closest('section')).toHaveTextContent('Cuotas pagadas2 / 4');
    // What is due is the next one; the lender's own status stands beside it.
    expect(await word('Su próximo pago')).toBeVisible();
    expect(await banner()).toHaveTextContent('PréstamoPago pendiente');
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    expect(await word('Pago pendiente')).toBeVisible();
    expect(screen.queryByText('Su préstamo refleja este pago')).not.toBeInTheDocument();
    await goTo('/aboutUs');
    await goTo('/loanDetail');
    await user.click(await screen.findByRole('button', { name: 'Ver el recibo de su pago' }));
    expect(screen.getByText('Su préstamo refleja este pago')).toBeVisible();
  });

  it('is not covered by a rating, which is asked for when the loan is opened again', async () => {
    await pay('dueTomorrow', '140557');
    expect(await screen.findByText('Su préstamo refleja este pago')).toBeVisible();
    expect(await word('Préstamo pagado')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await goTo('/aboutUs');
    letPass(5_000);
    await goTo('/loanDetail');
    expect(
      await screen.findByRole('dialog', { name: '¿Cómo fue nuestro servicio?' }),
    ).toBeVisible();
  });
});

describe('the choices before and after the due date', () => {
  const environment = { hardshipType: '4', partialPayment: { min: 10_000 } };

  it.each<BorrowerName>(['dueTomorrow', 'overdue'])('are on the loan: %s', async (borrower) => {
    const { user } = await renderScreen('/loanDetail', { borrower, environment });
    const choices = (await screen.findByRole('heading', { name: 'Sus opciones' })).closest(
      'section',
    );
    expect(choices).toHaveTextContent(/Pagar hoy\$1\.\d{3},\d\d/);
    expect(choices).toHaveTextContent('Pagar una partedesde $100,00');
    await waitFor(() =>
      expect(choices).toHaveTextContent(
        /\$[\d.,]+ hoy y \$[\d.,]+ en la nueva fecha, .*En total \$/,
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Ninguna me sirve' }));
    expect(window.location.pathname).toBe('/complainPageNext');
    expect(new URLSearchParams(window.location.search).get('problemType')).toBe('4');
  });

  it('are not there long before it', async () => {
    await renderScreen('/loanDetail', { borrower: 'instalments', environment });
    await word('Pago pendiente');
    expect(screen.queryByText('Sus opciones')).not.toBeInTheDocument();
  });

  it('say when the borrower has written, and lead to the answer', async () => {
    const { user } = await renderScreen('/loanDetail', { borrower: 'overdue', environment });
    await user.click(await screen.findByRole('link', { name: 'Ninguna me sirve' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar' }));
    await screen.findByRole('dialog');
    await goTo('/loanDetail');
    expect(await screen.findByText(/^Escribió a Préstamo Claro que no puede pagar/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mis quejas' }));
    expect(window.location.pathname).toBe('/complaintList');
  });
});
