import { screen } from '@testing-library/react';
import { type Alias, createLender } from '../../../../sandbox';
import { renderScreen } from '../../../support/renderScreen';
import { storedUnder } from '../../../support/storedUnder';

const environment = { sessionExpiredCodes: ['1002'] };
const login = () => screen.findByRole('button', { name: 'Iniciar sesión' });

describe('a refusal that ends the session', () => {
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

  it('has a code of the environment', async () => {
    const lender = createLender();
    lender.refuse('loanDetails', { code: '1003', message: 'Ahora no' });
    await renderScreen('/loanDetail', { borrower: 'overdue', lender, environment });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('also ends it in the answer to a write', async () => {
    const lender = createLender();
    lender.refuse('loanDetailPush', { code: '1002', message: 'Sesión vencida' });
    const { user } = await renderScreen('/confirm', { borrower: 'newLoan', lender, environment });
    await user.click(await screen.findByRole('button', { name: 'Confirmar préstamo' }));
    expect(await login()).toBeVisible();
  });
});

describe('HTTP 401 ends the session', () => {
  const expired = (alias: Alias, body: 'html' | 'json' | 'answer') => {
    const lender = createLender();
    lender.fault(alias, { kind: 'status', status: 401, body });
    return lender;
  };

  it('of a read', async () => {
    const lender = expired('loanDetails', 'html');
    const { store } = await renderScreen('/loanDetail', { borrower: 'overdue', lender });
    expect(await login()).toBeVisible();
    expect(store.getState().session.launch).not.toHaveProperty('sessionId');
    expect(sessionStorage.getItem('h5.session')).toBeNull();
  });

  it('of a write', async () => {
    const lender = expired('problemSave', 'json');
    const path = '/complainPageNext?problemType=2';
    const { user } = await renderScreen(path, { borrower: 'overdue', lender });
    await user.type(await screen.findByLabelText('Descripción'), 'Me llaman de noche');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await login()).toBeVisible();
  });

  it('of a money write, whose outcome stays unknown', async () => {
    const lender = expired('loanDetailPush', 'answer');
    const { user } = await renderScreen('/confirm', { borrower: 'newLoan', lender });
    await user.click(await screen.findByRole('button', { name: 'Confirmar préstamo' }));
    expect(await login()).toBeVisible();
    expect(JSON.stringify(storedUnder(localStorage, 'money'))).toContain('unknown');
  });

  it('other statuses do not end it', async () => {
    const lender = createLender();
    lender.fault('loanDetails', { kind: 'status', status: 403, body: 'json' });
    await renderScreen('/loanDetail', { borrower: 'overdue', lender });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
