import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBridge } from '../../support/fakeBridge';
import { renderScreen } from '../../support/renderScreen';
import { createLender } from '../../sandbox';

const confirmButton = () => screen.findByRole('button', { name: 'Confirmar préstamo' });
const pushes = (lender: ReturnType<typeof createLender>) =>
  lender.requests.filter(({ alias }) => alias === 'loanDetailPush');

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a borrower confirms a loan', () => {
  it('reads every figure before the button', async () => {
    await renderScreen('/confirm', { borrower: 'newLoan' });
    await confirmButton();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirme su préstamo');
    expect(screen.getByText('Usted recibe')).toBeVisible();
    expect(screen.getByText(/^\d+ días$/)).toBeVisible();
    expect(screen.getByText('Tasa de interés por día')).toBeVisible();
    expect(screen.getByText('Plan de pagos')).toBeVisible();
    expect(screen.getByText('Cupón')).toBeVisible();
  });
});
