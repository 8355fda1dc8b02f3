import { screen } from '@testing-library/react';
import { change, selectAccount } from '@/domain/money/ledger/slice';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { elsewhere } from '../../domain/money/samples';
import { come } from '../../support/come';
import { openStores } from '../../support/openStores';
import { renderScreen } from '../../support/renderScreen';

it('a launch that only claims to be the borrower sees no payment, and its ledger stays', async () => {
  const lender = createLender();
  const { orderId = '' } = lender.launch('overdue');
  const subject = `order ${orderId}` as const;
  const opened = { ...elsewhere, amount: '98765', leftAt: Date.now() };
  openStores({ lender, borrower: 'overdue' }).store.dispatch(
    change(subject, 'openedElsewhere', { opened }),
  );
  const stored = JSON.stringify(Object.entries(localStorage));

  const release = holdAnswers(lender, 'repaymentWay');
  const path = '/ynRepayChoose?amount=153207';
  const { store } = await renderScreen(path, {
    borrower: 'overdue',
    lender,
    launch: { sessionId: 'FORGED' },
  });
  expect(document.body).not.toHaveTextContent('987,65');
  // A lock holds before the session is accepted.
  expect(selectAccount(store.getState(), subject).elsewhere).toEqual(opened);
  await come(release);
  expect(await screen.findByText('Fracaso')).toBeVisible();
  expect(JSON.stringify(Object.entries(localStorage))).toBe(stored);
});

it('the borrower sees it once the lender has answered', async () => {
  const lender = createLender();
  const { orderId = '' } = lender.launch('overdue');
  const opened = { ...elsewhere, amount: '98765', leftAt: Date.now() };
  openStores({ lender, borrower: 'overdue' }).store.dispatch(
    change(`order ${orderId}`, 'openedElsewhere', { opened }),
  );
  const release = lender.fault('*', { kind: 'hold' }).lift;
  await renderScreen('/ynRepayChoose?amount=153207', { borrower: 'overdue', lender });
  expect(document.body).not.toHaveTextContent('987,65');
  await come(release);
  expect(await screen.findByText(/987,65/)).toBeVisible();
});
