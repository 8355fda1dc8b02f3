import { screen } from '@testing-library/react';
import { renderScreen } from '../../support/renderScreen';

const SERVICE = /^(Servicio al cliente|联系客服)$/;

it.each([
  ['/confirm', 'newLoan'],
  ['/repay', 'dueTomorrow'],
  ['/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow'],
  ['/ynRepay?amount=100000', 'dueTomorrow'],
  ['/ynRepayChoose?amount=100000', 'dueTomorrow'],
  ['/complaint', 'complainant'],
  ['/complainPageNext?problemType=2', 'complainant'],
  ['/complaintList', 'complainant'],
  ['/loanAgreement', 'dueTomorrow'],
  ['/loanDetail', 'dueTomorrow'],
] as const)('%s has one way to customer service', async (path, borrower) => {
  await renderScreen(path, { borrower });
  const link = await screen.findByRole('link', { name: SERVICE });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/Dag/));
});

it('the screen without a session says why, and has the telephone', async () => {
  await renderScreen('/repay');
  expect(await screen.findByText(/No ha iniciado sesión/)).toBeVisible();
  const call = screen.getByRole('link', { name: /^Llamar a servicio al cliente/ });
  expect(call).toHaveAttribute('href', 'tel:+525555550100');
});

it('the lender’s own telephone in letters is shown, and not dialled', async () => {
  await renderScreen('/repay', { environment: { servicePhone: '01 800 CREDITO' } });
  expect(await screen.findByText(/01 800 CREDITO/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /CREDITO/ })).toBeNull();
});

it('the screen of a failed joint login does not claim that the borrower is not logged in', async () => {
  await renderScreen('/error');
  expect(await screen.findByText('Fracaso')).toBeVisible();
  expect(
    screen.getByText('Algo salió mal. No se envió ni se pagó nada. Inicie sesión para continuar.'),
  ).toBeVisible();
  expect(screen.queryByText(/No ha iniciado sesión/)).toBeNull();
});
