import { screen } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { forgetEverything } from '../../support/house';
import { renderScreen } from '../../support/renderScreen';

afterEach(forgetEverything);

const environment = { sessionExpiredCodes: ['1002'] };
const login = () => screen.findByRole('button', { name: 'Iniciar sesión' });

describe('a refusal that means: log in again', () => {
  it.each([
    ['/loanDetail', 'loanDetails', 'overdue'],
    ['/confirm', 'loanDetailConfirm', 'newLoan'],
    ['/complaintList', 'problemList', 'complainant'],
    ['/ynRepay?amount=150000', 'repaymentWay', 'overdue'],
  ] as const)(
    'shows the error screen with its login, and no Retry: %s',
    async (path, alias, borrower) => {
      const lender = createLender();
      lender.refuse(alias, { code: '1002', message: 'Sesión vencida' });
      const { store } = await renderScreen(path, { borrower, lender, environment });
      expect(await login()).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
      expect(store.getState().session.launch).not.toHaveProperty('sessionId');
      expect(store.getState().api.queries).toEqual({});
      expect(sessionStorage.getItem('h5.session')).toBeNull();
    },
  );

  it('is one of the environment’s only', async () => {
    const lender = createLender();
    lender.refuse('loanDetails', { code: '1003', message: 'Ahora no' });
    await renderScreen('/loanDetail', { borrower: 'overdue', lender, environment });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('also where a write was refused', async () => {
    const lender = createLender();
    lender.refuse('loanDetailPush', { code: '1002', message: 'Sesión vencida' });
    const { user } = await renderScreen('/confirm', { borrower: 'newLoan', lender, environment });
    await user.click(await screen.findByRole('button', { name: 'Confirmar préstamo' }));
    expect(await login()).toBeVisible();
  });
});
