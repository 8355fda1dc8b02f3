import { waitFor } from '@testing-library/react';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { received } from '../../support/received';
import { openTab } from './openTab';

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
