import { screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { description } from '../../features/complaint/support';
import { fakeBridge, noBridge } from '../../support/fakeBridge';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';

const open = async (path: string, options = {}) => {
  const rendered = await renderScreen(path, { borrower: 'overdue', ...options });
  await rendered.prepare('/complainPageNext');
  const button = await screen.findByRole('button', { name: 'No puedo pagar' });
  const dialog = async () => {
    await rendered.user.click(button);
    return within(await screen.findByRole('dialog', { name: 'Qué puede hacer' }));
  };
  return { ...rendered, dialog };
};

/** The ways that the dialog offers, in their order. */
const ways = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('offers the ways in their order on the loan detail', async () => {
  const { dialog, lender } = await open('/loanDetail');
  const shown = await dialog();
  expect(await shown.findByText(/^La prórroga cuesta/)).toHaveTextContent(
    /cuesta \$[\d.,]+ ahora\. .+: en 7 días · \d{4}-\d\d-\d\d\.$/,
  );
  expect(ways()).toEqual([
    'Pagar otro monto',
    'Pagar después',
    'Escribir a Préstamo Claro',
    'Pida consejo independiente',
  ]);
  expect(shown.getByText(/^Puede pagar ahora/)).toHaveTextContent(
    'Puede pagar ahora $100,00 o más',
  );
  expect(shown.getByRole('link', { name: 'Abrir la página de asesoría' })).toHaveAttribute(
    'href',
    'https://consejo.example/deudas',
  );
  expect(
    shown.getByRole('link', { name: 'Abrir la página de asesoría' }),
  ).toHaveAccessibleDescription('Abre otro sitio web.');
  expect(lender.accepted).toEqual([]);
});

it('does not call a page of its own site another website', async () => {
  const adviceUrl = `${window.location.origin}/Policy`;
  const { dialog } = await open('/loanDetail', { environment: { adviceUrl } });
  const link = (await dialog()).getByRole('link', { name: 'Abrir la página de asesoría' });
  expect(link).toHaveAttribute('href', adviceUrl);
  expect(link).not.toHaveAccessibleDescription();
});

it.each(['/loanDetail', '/repayDelay'])(
  'offers no other amount on %s where the debt is too small for a part',
  async (path) => {
    const lender = createLender();
    lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount: 10_000 } });
    const { dialog } = await open(path, { lender });
    const shown = await dialog();
    expect(await shown.findByText(/^La prórroga cuesta/)).toBeVisible();
    await waitFor(() => expect(received(lender, 'loanPlayDetail')).not.toHaveLength(0));
    expect(ways()).not.toContain('Pagar otro monto');
  },
);

it('writes to the lender with the type, the order and a proposed text, and sends nothing by itself', async () => {
  const { dialog, user, lender } = await open('/loanDetail');
  const { orderId = '' } = lender.launch('overdue');
  await user.click((await dialog()).getByRole('link', { name: 'Escribir a Préstamo Claro' }));
  const text = await description();
  await screen.findByText('No puedo pagar');
  expect(text.value).toBe(
    `No puedo pagar a tiempo el préstamo ${orderId}. Puedo pagar este monto: … este día: … Por favor, díganme qué me pueden ofrecer.`,
  );
  const query = new URLSearchParams(window.location.search);
  expect([query.get('problemType'), query.get('orderNo')]).toEqual(['6', orderId]);
  expect(received(lender, 'problemSave')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByRole('dialog', { name: 'Su mensaje fue enviado' });
  expect(received(lender, 'problemSave')).toHaveLength(1);
});

it('keeps a text of the borrower’s own', async () => {
  const { dialog, user } = await open('/loanDetail');
  await user.click((await dialog()).getByRole('link', { name: 'Escribir a Préstamo Claro' }));
  const text = await description();
  await user.clear(text);
  await user.type(text, 'Perdí mi trabajo');
  window.history.back();
  const button = await screen.findByRole('button', { name: 'No puedo pagar' });
  await user.click(button);
  await user.click(await screen.findByRole('link', { name: 'Escribir a Préstamo Claro' }));
  expect((await description()).value).toBe('Perdí mi trabajo');
});

it('chooses another amount in place on the repayment screen', async () => {
  const { dialog, user } = await open('/repay');
  await user.click((await dialog()).getByRole('button', { name: 'Pagar otro monto' }));
  expect(await screen.findByRole('textbox', { name: 'Monto' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers no extension for an order without one', async () => {
  const lender = createLender();
  lender.fault('loanDetails', { kind: 'patch', data: { isDelay: 0 } });
  const { dialog } = await open('/loanDetail', { lender });
  await dialog();
  expect(ways()).not.toContain('Pagar después');
});

it('says that the fee follows where it cannot be read', async () => {
  const lender = createLender();
  lender.refuse('loanPlayDelayDetail', { code: '1007', message: 'x' });
  const { dialog } = await open('/loanDetail', { lender });
  expect((await dialog()).getByText(/que se ve en la siguiente página/)).toBeVisible();
});

it.each([
  ['no type for it', '/loanDetail', 'overdue', { hardshipType: '' }],
  ['no debt that is due', '/loanDetail', 'settled', {}],
] as const)('is not there with %s', async (_case, path, borrower, environment) => {
  await renderScreen(path, { borrower, environment });
  await screen.findByRole('heading', { name: 'Ayuda y documentos' });
  expect(screen.queryByRole('button', { name: 'No puedo pagar' })).not.toBeInTheDocument();
});

it('leaves out what the brand does not have', async () => {
  const environment = { partialPayment: null, adviceUrl: '' };
  const { dialog } = await open('/repay', { environment });
  await dialog();
  expect(ways()).toEqual(['Pagar después', 'Escribir a Préstamo Claro']);
});

it.each([
  ['beside this page in a browser', noBridge(), '_blank'],
  ['by the native app', fakeBridge(), null],
] as const)('opens the advice %s', async (_case, bridge, target) => {
  const { dialog } = await open('/loanDetail', { bridge });
  const link = (await dialog()).getByRole('link', { name: 'Abrir la página de asesoría' });
  expect(link.getAttribute('target')).toBe(target);
  expect(link).toHaveAttribute('rel', 'noreferrer');
});
