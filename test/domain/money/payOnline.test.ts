import { waitFor } from '@testing-library/react';
import { change } from '@/domain/money/ledger/slice';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { openTab, undoneTab } from './openTab';

/** The record of an online payment (docs/reference/money.md#paid-elsewhere). */

/** An online payment whose page is asked for; the lender answers when `release` is called. */
async function asksForPage() {
  const tab = await openTab();
  const release = holdAnswers(tab.lender, 'repaymentHuichao');
  const paying = tab.payOnline();
  await waitFor(() => expect(received(tab.lender, 'repaymentHuichao')).toHaveLength(1));
  return { ...tab, release, paying };
}

it('is kept when its page opens, also after another tab removed it unheard', async () => {
  const { account, pay, paying, release, otherTabSays } = await asksForPage();
  otherTabSays('notPaidElsewhere', { id: account().elsewhere!.id });
  release();
  expect(await paying).toEqual({ ended: 'left' });
  expect(await pay()).toMatchObject({ reason: { because: 'openedElsewhere' } });
});

it('is removed, and no page opens, when the borrower has denied it in another tab meanwhile', async () => {
  const { account, store, subject, paying, release } = await asksForPage();
  store.dispatch(change(subject, 'notPaidElsewhere', { id: account().elsewhere!.id }));
  release();
  expect(await paying).toMatchObject({ ended: 'blocked', reason: { because: 'underWay' } });
  expect(account().elsewhere).toBeNull();
});

it('ends when a reading shows it, also beside an undone card payment', async () => {
  const { owe, check, payOnline, account } = await undoneTab();
  expect(await payOnline()).toEqual({ ended: 'left' });
  letPass(4 * 60_000);
  owe(153_206);
  expect(await check()).toMatchObject({ finding: 'done' });
  expect(account().elsewhere).toBeNull();
});
