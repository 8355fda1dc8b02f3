import { screen } from '@testing-library/react';
import { type Alias, createLender, type Fault } from '../../../../sandbox';
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
});

describe('HTTP 401 ends the session', () => {
  const expired = (alias: Alias, body: 'html' | 'json' | 'answer') => {
    const lender = createLender();
    lender.fault(alias, { kind: 'status', status: 401, body });
    return lender;
  };

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
});

it.each<[string, Fault]>([
  ['another code than those of the environment', { kind: 'refuse', code: '1003', message: 'No' }],
  ['another status', { kind: 'status', status: 403, body: 'json' }],
])('%s does not end the session', async (_, fault) => {
  const lender = createLender();
  lender.fault('loanDetails', fault);
  await renderScreen('/loanDetail', { borrower: 'overdue', lender, environment });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});
