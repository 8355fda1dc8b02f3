import { screen } from '@testing-library/react';
import { change, selectAccount } from '@/domain/money/ledger/slice';
import { createLender } from '../../../sandbox';
import { elsewhere } from '../../domain/money/samples';
import { come } from '../../support/come';
import { openStores } from '../../support/openStores';
import { renderScreen } from '../../support/renderScreen';

it('only the borrower sees a payment, once the lender has answered; a launch that claims to be the borrower does not', async () => {
  const lender = createLender();
  const { orderId = '' } = lender.launch('overdue');
  const subject = `order ${orderId}` as const;
  const opened = { ...elsewhere, amount: '98765', leftAt: Date.now() };
  openStores({ lender, borrower: 'overdue' }).store.dispatch(
    change(subject, 'openedElsewhere', { opened }),
  );
  const stored = JSON.stringify(Object.entries(localStorage));
  /** A launch before the lender's answer. */
  const launch = async (more: object) => {
    const release = lender.fault('*', { kind: 'hold' }).lift;
    const options = { borrower: 'overdue', lender, ...more } as const;
    const { store, unmount } = await renderScreen('/ynRepayChoose?amount=153207', options);
    expect(document.body).not.toHaveTextContent('987,65');
    // A lock holds before the session is accepted.
    expect(selectAccount(store.getState(), subject).elsewhere).toEqual(opened);
    await come(release);
    return unmount;
  };

  const leave = await launch({ launch: { sessionId: 'FORGED' } });
  expect(await screen.findByText('Fracaso')).toBeVisible();
  expect(JSON.stringify(Object.entries(localStorage))).toBe(stored);
  leave();
  await launch({});
  expect(await screen.findByText(/987,65/)).toBeVisible();
});
