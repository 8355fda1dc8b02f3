import { act, screen, waitFor, within } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { description } from '../complaint/support';

const environment = { timeZone: 'America/Mexico_City', withdrawalDays: 10 };

/** The agreement of a loan disbursed on a day, opened at a time. */
async function open(daiDate: string | null, now: string, more = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const lender = createLender({ now });
  lender.fault('contractDetail', { kind: 'patch', data: { daiDate } });
  const rendered = await renderScreen('/loanAgreement', {
    borrower: 'dueTomorrow',
    lender,
    environment: { ...environment, ...more },
  });
  await screen.findByRole('heading', { name: 'Partes' });
  return rendered;
}

const link = () => screen.queryByRole('link', { name: 'Desistir de este préstamo' });

it('can be used until the last minute of the last day in the lender’s zone, and ends on the open screen', async () => {
  await open('2026-03-01', '2026-03-12T05:59:00Z');
  expect(screen.getByRole('heading', { name: 'Su derecho a desistir' })).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Puede desistir de este préstamo hasta el 2026-03-11.');
  expect(link()).toBeVisible();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-12T06:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(link()).toBeNull();
  expect(main).toHaveTextContent(
    'Podía desistir de este préstamo hasta el 2026-03-11. Ese plazo ya terminó.',
  );
});

it('says what is paid back', async () => {
  await open('2026-03-01', '2026-03-02T12:00:00Z');
  expect(screen.getByText(/^Entonces devuelve los/)).toHaveTextContent(
    /^Entonces devuelve los \$[\d.]+,\d\d que recibió/,
  );
});

it.each([
  ['the disbursement is not known', null, {}],
  ['the disbursement is no day', 'pronto', {}],
  ['the brand has no type for it', '2026-03-01', { withdrawalType: '' }],
  ['the brand has no days for it', '2026-03-01', { withdrawalDays: 0 }],
])('is not there where %s', async (_case, daiDate, more) => {
  await open(daiDate, '2026-03-02T12:00:00Z', more);
  expect(screen.queryByText('Su derecho a desistir')).not.toBeInTheDocument();
  expect(link()).toBeNull();
});

describe('the loan detail of an agreement at the lender’s address', () => {
  async function openDetail(daiDate: string, more = {}) {
    const now = '2026-03-02T12:00:00Z';
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const lender = createLender({ now });
    lender.fault('contractDetail', { kind: 'patch', data: { daiDate } });
    const isNewContract = 'https://h5.lender.example/agreement';
    lender.fault('loanDetails', { kind: 'patch', data: { isNewContract } });
    const rendered = await renderScreen('/loanDetail', {
      borrower: 'dueTomorrow',
      lender,
      environment: { ...environment, ...more },
    });
    await screen.findByRole('link', { name: 'Contrato de préstamo' });
    return rendered;
  }
  const right = { name: 'Su derecho a desistir' };

  it('leads to the right while it lasts', async () => {
    const { user, prepare } = await openDetail('2026-03-01');
    await prepare('/loanAgreement');
    await user.click(await screen.findByRole('link', right));
    expect(window.location.pathname).toBe('/loanAgreement');
    expect(await screen.findByRole('link', { name: 'Desistir de este préstamo' })).toBeVisible();
  });

  it('does not lead to it afterwards', async () => {
    const { lender } = await openDetail('2026-02-01');
    await waitFor(() => expect(received(lender, 'contractDetail')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('link', right)).toBeNull());
  });

  it('reads no contract for a brand without the right', async () => {
    const { lender } = await openDetail('2026-03-01', { withdrawalDays: 0 });
    expect(screen.queryByRole('link', right)).toBeNull();
    expect(received(lender, 'contractDetail')).toHaveLength(0);
  });
});

/** The form of a withdrawal with its proposed text. */
async function openForm() {
  const rendered = await open('2026-03-01', '2026-03-02T12:00:00Z');
  await rendered.prepare('/complainPageNext', '/complainDetails', '/complaintList');
  await rendered.user.click(link()!);
  const text = await description();
  return { ...rendered, text };
}

it('files the complaint, and leads to its number and time', async () => {
  const { user, lender, text } = await openForm();
  const { orderId = '' } = lender.launch('dueTomorrow');
  expect(text.value).toBe(
    `Desisto del préstamo ${orderId}. Por favor, díganme cuánto devuelvo y cómo.`,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(
    await screen.findByText(/Su desistimiento fue enviado. El número y la hora/),
  ).toBeVisible();
  const [sent] = received(lender, 'problemSave');
  expect(sent?.body).toMatchObject({ problemType: '7', orderNo: orderId });
  expect(window.location.pathname).toBe('/complainDetails');
  const number = screen.getByText('Número de queja').nextSibling?.textContent ?? '';
  expect(number).toMatch(/^\d+$/);
  expect(await screen.findByText(/^2026-03-02 /)).toBeVisible();
});

it('says where the number is, if the list cannot be read', async () => {
  const { user, lender } = await openForm();
  lender.refuse('problemList', { code: '1007', message: 'x' });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Su desistimiento fue enviado' }),
  );
  expect(
    await dialog.findByText('Le respondemos en Mis quejas. Ahí está también su número.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Mis quejas' }));
  expect(window.location.pathname).toBe('/complaintList');
  expect(received(lender, 'problemSave')).toHaveLength(1);
});
