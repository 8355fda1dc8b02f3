import { screen, waitFor, within } from '@testing-library/react';
import { callerFor } from '../../sandbox/caller';
import { createLender } from '../../sandbox';
import { renderScreen } from '../../support/renderScreen';
import { description, fakeBrowser, forgetEverything, requestsOf } from './support';

jest.mock('compressorjs', () => jest.requireActual<object>('./fakeCompressor'));

beforeAll(fakeBrowser);
afterEach(forgetEverything);

const alreadyPaid = () => screen.findByRole('button', { name: 'Ya pagué' });

/** The payment instruction of what an overdue borrower owes, on a day of the lender's that stands. */
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

it('from the payment instruction to a complaint that says what was paid, when, where and by which reference', async () => {
  const { user, lender, orderId } = await openInstruction();
  const reference = screen.getByText(/^(\d{4} ){3}\d{4}$/).textContent;
  await user.click(await alreadyPaid());
  const text = await description();
  expect(text.value.split('\n')).toEqual([
    'Ya pagué y mi pago no aparece.',
    'Monto: $1.532,07',
    'Fecha: 2026-03-02',
    'Pagado en: Prestamista Ejemplo, S.A. de C.V.',
    `Referencia: ${reference}`,
  ]);
  expect(await screen.findByText('Pago no reflejado')).toBeVisible();
  expect(screen.getByText(/agregue una foto de su comprobante/)).toBeVisible();
  expect(screen.getByLabelText('Agregar imagen')).toBeEnabled();
  const { search } = window.location;
  expect(new URLSearchParams(search).get('problemType')).toBe('2');
  expect(new URLSearchParams(search).get('orderNo')).toBe(orderId);
  expect(search).not.toMatch(/reference|amount|153207/);
  expect(requestsOf(lender, 'problemSave')).toHaveLength(0);
});

it('what the borrower had written stays as it is', async () => {
  const { user } = await openInstruction();
  await user.click(await alreadyPaid());
  const text = await description();
  await user.clear(text);
  await user.type(text, 'Mi recibo es ilegible');
  window.history.back();
  await user.click(await alreadyPaid());
  await waitFor(async () => expect((await description()).value).toBe('Mi recibo es ilegible'));
});

it('from the loan detail with the parts to fill in', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T12:00:00Z'));
  const { user, prepare } = await renderScreen('/loanDetail', { borrower: 'overdue' });
  await prepare('/complainPageNext');
  await user.click(await alreadyPaid());
  expect((await description()).value).toBe(
    'Ya pagué y mi pago no aparece.\nMonto: \nFecha: 2026-03-02\nPagado en: \nReferencia: ',
  );
});

it('a lender without such a type offers no such complaint', async () => {
  await openInstruction({ paymentProofType: '' });
  expect(screen.queryByRole('button', { name: 'Ya pagué' })).not.toBeInTheDocument();
});

describe('help at the end of the loan detail', () => {
  const help = async () => {
    const heading = await screen.findByRole('heading', { name: 'Ayuda y documentos' });
    return within(heading.parentElement ?? document.body);
  };
  const DOCUMENTS = [
    'Servicio al cliente',
    'Quejas',
    'Términos y condiciones',
    'Aviso de privacidad',
  ];

  it('leads to service, complaints, agreement, terms and privacy', async () => {
    await renderScreen('/loanDetail', { borrower: 'overdue' });
    const names = (await help()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Contrato de préstamo', ...DOCUMENTS]);
  });

  it('is there where the order cannot be read, too', async () => {
    const lender = createLender();
    lender.fault('loanDetails', { kind: 'refuse', code: 7, message: 'No disponible' });
    const { user, prepare } = await renderScreen('/loanDetail', { borrower: 'overdue', lender });
    await prepare('/Dag');
    const links = (await help()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(DOCUMENTS);
    await user.click(screen.getByRole('link', { name: 'Servicio al cliente' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Servicio al cliente' }),
    ).toBeVisible();
  });

  it('offers no report of a payment where nothing is owed', async () => {
    await renderScreen('/loanDetail', { borrower: 'settledWebOffer' });
    await help();
    expect(screen.queryByRole('button', { name: 'Ya pagué' })).not.toBeInTheDocument();
  });
});
