import { screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { goTo } from '../../support/goTo';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { payWithCard, renderPayment } from '../repayment/support';
import { description } from './support';

const alreadyPaid = () => screen.findByRole('button', { name: 'Ya pagué' });

/** The payment instruction of an overdue borrower, on a fixed day of the lender's. */
async function openInstruction(environment = {}) {
  const lender = createLender({ now: '2026-03-02T12:00:00Z' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T12:00:00Z'));
  const { productId, orderId } = lender.launch('overdue');
  const { data } = await callerFor(lender, 'overdue')('loanPlayDetail', { productId, orderId });
  const query = `requestType=1&amount=${String(data.repayAmount)}&payCode=shop`;
  const rendered = await renderScreen(`/carpmm?${query}`, {
    borrower: 'overdue',
    lender,
    environment: { timeZone: 'America/Mexico_City', ...environment },
  });
  await rendered.prepare('/complainPageNext');
  await screen.findByText('Pague con esta referencia');
  return { ...rendered, orderId };
}

it('fills in amount, channel and reference from the payment instruction, and no date', async () => {
  const { user, lender, orderId } = await openInstruction();
  const reference = screen.getByText(/^(\d{4} ){3}\d{4}$/).textContent;
  await user.click(await alreadyPaid());
  const text = await description();
  expect(text.value.split('\n')).toEqual([
    'Ya pagué y mi pago no aparece.',
    'Monto: $1.532,07',
    'Pagado en: Prestamista Ejemplo, S.A. de C.V.',
    `Referencia: ${reference}`,
  ]);
  expect(await screen.findByText('Pago no reflejado')).toBeVisible();
  expect(screen.getByText(/el monto, la fecha, cómo pagó y la referencia/)).toBeVisible();
  expect(screen.getByLabelText('Agregar imagen')).toBeEnabled();
  const { search } = window.location;
  expect(new URLSearchParams(search).get('problemType')).toBe('2');
  expect(new URLSearchParams(search).get('orderNo')).toBe(orderId);
  expect(search).not.toMatch(/reference|amount|153207/);
  expect(received(lender, 'problemSave')).toHaveLength(0);
});

it('does not replace a text of the borrower', async () => {
  const { user } = await openInstruction();
  await user.click(await alreadyPaid());
  const text = await description();
  await user.clear(text);
  await user.type(text, 'Mi recibo es ilegible');
  window.history.back();
  await user.click(await alreadyPaid());
  await waitFor(async () => expect((await description()).value).toBe('Mi recibo es ilegible'));
});

it('fills in no part of a payment from the loan detail, and replaces an unchanged text with later facts', async () => {
  const { user, prepare } = await openInstruction();
  await prepare('/loanDetail');
  await goTo('/loanDetail');
  await user.click(await alreadyPaid());
  expect((await description()).value).toBe('Ya pagué y mi pago no aparece.');
  window.history.go(-2);
  await screen.findByText('Pague con esta referencia');
  await user.click(await alreadyPaid());
  await waitFor(async () => expect((await description()).value).toContain('Monto: $1.532,07'));
});

it('fills in amount, day, card and order from the receipt', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T12:00:00Z'));
  const rendered = await renderPayment('/ynRepayChoose', {
    environment: { timeZone: 'America/Mexico_City' },
  });
  const { user, lender } = rendered;
  const orderId = lender.launch('overdue').orderId ?? '';
  await rendered.prepare('/complainPageNext');
  await payWithCard(user, 'noCode');
  // The banner above has the receipt's title, too, until the payment is booked.
  const receipt = await screen.findByText('Banco Inventado 5678');
  // One button, where the payment is known; the help below has none.
  await user.click(await alreadyPaid());
  expect(receipt).not.toBeInTheDocument();
  expect((await description()).value.split('\n')).toEqual([
    'Ya pagué y mi pago no aparece.',
    'Monto: $1.532,07',
    'Fecha: 2026-03-02',
    'Pagado en: Banco Inventado 5678',
    `Referencia: préstamo ${orderId}`,
  ]);
  expect(received(lender, 'problemSave')).toHaveLength(0);
});

it('writes the complaint in the borrower’s language, from a Chinese screen', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T12:00:00Z'));
  const { user, lender, prepare } = await renderPayment('/ynRepayChoose', {
    environment: { timeZone: 'America/Mexico_City' },
  });
  const { orderId = '' } = lender.launch('overdue');
  await prepare('/complainPageNext', '/loanDetail');
  lender.bookLate();
  await payWithCard(user, 'noCode');
  await screen.findByText('Banco Inventado 5678');
  await goTo('/ynRepayChoose?amount=10000');
  await user.click(await screen.findByRole('button', { name: '我已还款' }));
  const text = await description();
  expect(text.value).toMatch(/^Ya pagué y mi pago no aparece\.\nMonto: /);
  expect(text.value).toContain(`Referencia: préstamo ${orderId}`);
  expect(text.value).not.toMatch(/\p{Script=Han}/u);
});

it('offers no payment complaint where the lender has no such type', async () => {
  await openInstruction({ paymentProofType: '' });
  expect(screen.queryByRole('button', { name: 'Ya pagué' })).not.toBeInTheDocument();
});

describe('help at the end of the loan detail', () => {
  const help = async () => {
    const heading = await screen.findByRole('heading', { name: 'Ayuda y documentos' });
    return within(heading.parentElement ?? document.body);
  };
  /** Trouble first. */
  const LINKS = [
    'Servicio al cliente',
    'Quejas',
    'Contrato de préstamo',
    'Términos y condiciones',
    'Aviso de privacidad',
  ];

  it.each(['', undefined])(
    'links to service, complaints, agreement (its address is %p), terms and privacy',
    async (isNewContract) => {
      const lender = createLender();
      if (isNewContract !== undefined)
        lender.fault('loanDetails', { kind: 'patch', data: { isNewContract } });
      const { user, prepare } = await renderScreen('/loanDetail', { borrower: 'overdue', lender });
      await prepare('/loanAgreement');
      const links = (await help()).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(LINKS);
      if (isNewContract === undefined) return;
      await user.click(screen.getByRole('link', { name: 'Contrato de préstamo' }));
      const { pathname, search } = window.location;
      expect(pathname).toBe('/loanAgreement');
      expect(new URLSearchParams(search).get('orderId')).toBe(lender.launch('overdue').orderId);
    },
  );

  it('is shown where the order cannot be read', async () => {
    const lender = createLender();
    lender.fault('loanDetails', { kind: 'refuse', code: 7, message: 'No disponible' });
    const { user, prepare } = await renderScreen('/loanDetail', { borrower: 'overdue', lender });
    await prepare('/Dag');
    const links = (await help()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(LINKS);
    await user.click(screen.getByRole('link', { name: 'Servicio al cliente' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Servicio al cliente' }),
    ).toBeVisible();
  });

  it('offers no report of a payment where nothing is due', async () => {
    await renderScreen('/loanDetail', { borrower: 'settledWebOffer' });
    await help();
    expect(screen.queryByRole('button', { name: 'Ya pagué' })).not.toBeInTheDocument();
  });
});
