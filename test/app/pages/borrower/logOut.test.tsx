import { act, screen } from '@testing-library/react';
import { change } from '@/domain/money/ledger/slice';
import { storeDraft } from '@/features/complaint/drafts/draftStorage';
import { markRated } from '@/features/loan/detail/loanDetailThunks';
import { cardChosen } from '@/features/repayment/slice';
import { createLender, type Lender } from '../../../../sandbox';
import { elsewhere } from '../../../domain/money/samples';
import { goTo } from '../../../support/goTo';
import { renderScreen } from '../../../support/renderScreen';
import { storedUnder } from '../../../support/storedUnder';

const environment = { sessionExpiredCodes: ['1002'] };
const login = () => screen.findByRole('button', { name: 'Iniciar sesión' });

const OPENED = { ...elsewhere, leftAt: Date.now() };

/** A borrower with a choice, a draft, a rating, a pending payment, and the device id of an earlier visit. */
async function busy(lender: Lender, path: string) {
  localStorage.setItem('h5.promotion.deviceId', '{"value":"d1"}');
  const rendered = await renderScreen(path, { borrower: 'overdue', lender, environment });
  act(() => {
    rendered.store.dispatch(cardChosen({ orderId: '9', cardId: 'card 7' }));
    rendered.store.dispatch(markRated('9'));
    rendered.store.dispatch(change('order 9', 'openedElsewhere', { opened: OPENED }));
    const draft = { orderNo: '9', content: 'Me llaman', pictures: [] };
    storeDraft(rendered.services.storage, draft, Date.now());
  });
  return rendered;
}

/** Checks which data a log-out removes, and which data it keeps for the borrower. */
function expectLoggedOut(store: Awaited<ReturnType<typeof busy>>['store']) {
  const { session, api, repayment } = store.getState();
  expect(session.launch).not.toHaveProperty('userId');
  expect(session.launch).not.toHaveProperty('sessionId');
  expect(api.queries).toEqual({});
  expect(repayment.cardId).toBeNull();
  expect(storedUnder(sessionStorage, 'session')).toBeUndefined();
  expect(JSON.stringify(storedUnder(sessionStorage, 'repayment'))).not.toContain('card 7');
  expect(storedUnder(localStorage, 'money')).toHaveProperty('account.elsewhere', OPENED);
  expect(storedUnder(localStorage, 'complaint.drafts')).toMatchObject([{ content: 'Me llaman' }]);
  expect(storedUnder(localStorage, 'loan.rated')).toEqual(['9']);
  expect(storedUnder(localStorage, 'promotion.deviceId')).toBe('d1');
}

it('native login ends session, answers and choices, and keeps the borrower’s records and the device id', async () => {
  const { user, store, bridge } = await busy(createLender(), '/error');
  await user.click(await login());
  expect(bridge.messages).toEqual([['toLogin', null]]);
  expectLoggedOut(store);
});

it('a session that the server ends is cleared in the same way', async () => {
  const lender = createLender();
  lender.refuse('repaymentWay', { code: '1002', message: 'Sesión vencida' });
  const { store } = await busy(lender, '/aboutUs');
  await goTo('/ynRepay?amount=150000');
  await login();
  expectLoggedOut(store);
});
