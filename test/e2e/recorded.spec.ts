import type { Page } from '@playwright/test';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { cardPayment } from '../hold/concurrency/screens';
import { surviveKill } from '../hold/kill/survive';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { chooseCard, loanDetail, owed, pay } from './steps';

/** A payment leaves once its record is on the disk (docs/reference/money.md#it-outlives-the-page). */

test('a browser that is killed knows the payment at its next start', async ({
  preview: { origin },
  lender,
}) => {
  await surviveKill({ origin, lender, screen: cardPayment, delay: 100 });
});

/** The accounts of the database. Undefined where there is none. */
const recorded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        const opening = indexedDB.open('h5');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

test(
  'the database has the payment when the lender receives it, and no session value',
  { tag: '@engines' },
  async ({ page, lender, open }) => {
    const release = holdAnswers(lender, 'repaymentCommit');
    await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await chooseCard(page, 'noCode');
    await pay(page).click();
    await expect.poll(() => received(lender, 'repaymentCommit').length).toBe(1);
    const text = JSON.stringify(await recorded(page));
    expect(text).toContain('"state":"sending"');
    const { userId = '', sessionId = '' } = lender.launch('overdue');
    for (const value of [userId, sessionId]) expect(text).not.toContain(value);
    release();
    await expect(loanDetail(page)).toBeVisible();
    expect(JSON.stringify(await recorded(page))).not.toContain('"state":"sending"');
  },
);
