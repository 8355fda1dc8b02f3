import { waitFor } from '@testing-library/react';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { fixedClockLender } from '../../features/repayment/support';
import { received } from '../../support/received';
import { openTab } from './openTab';

/** The record of an online payment (docs/reference/money.md#paid-elsewhere). */

it('is kept when its page opens, also after another tab removed it unheard', async () => {
  const { lender, account, pay, payOnline, otherTabSays } = await openTab();
  const release = holdAnswers(lender, 'repaymentHuichao');
  const paying = payOnline();
  await waitFor(() => expect(received(lender, 'repaymentHuichao')).toHaveLength(1));
  otherTabSays('notPaidElsewhere', { id: account().elsewhere!.id });
  release();
  expect(await paying).toEqual({ ended: 'left' });
  expect(await pay()).toMatchObject({ reason: { because: 'openedElsewhere' } });
});

it('has the id of one whose answer was lost, and a new one after a refusal', async () => {
  const environment = { intentHeader: 'X-Intent' };
  const { lender, payOnline } = await openTab(fixedClockLender(), { environment });
  lender.fault('repaymentHuichao', { kind: 'cut', times: 1 });
  await payOnline();
  lender.refuse('repaymentHuichao', { code: '9', message: 'No', times: 1 });
  await payOnline({ readAt: Date.now() + 1 });
  await payOnline({ readAt: Date.now() + 1 });
  const ids = received(lender, 'repaymentHuichao').map(({ headers }) => headers['x-intent']);
  const [first, second, third] = ids;
  expect(first).toMatch(/./);
  expect(second).toBe(first);
  expect(third).toMatch(/./);
  expect(third).not.toBe(first);
});
