import type { BrowserContext, Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect } from '../../e2e/fixtures';
import { received } from '../../support/received';
import { checkStatus, expectOutcome, type Outcome, retry } from './outcomes';
import { checkFindsIt, sendAnew } from './settle';
import { come, holdAnswer, launchPath, pressAgain, send, spotOf, type Visit } from './visit';
import { goBack, goForward, type Write } from './write';

/** The input of a situation, and the expected outcome. */
export interface Case {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lender: Lender;
  readonly write: Write;
  readonly expected: Outcome;
}

/** Waits until the page has received the answer and rendered its effects. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** A second tab shows the unknown outcome, too. The first tab unlocks it in time and sends again. */
async function reopenForMoney(visit: Visit, context: BrowserContext): Promise<void> {
  const second = { ...visit, page: await context.newPage() };
  await launchPath(second.page, second);
  await expectOutcome('unknown', second);
  expect(visit.sent()).toBe(1);
  await second.page.close();
  await sendAnew(visit);
  expect(visit.sent()).toBe(2);
}

/** The borrower may send a write without money again. The app itself sends nothing. */
async function reopenInSecondTab(visit: Visit, context: BrowserContext): Promise<void> {
  const second = await context.newPage();
  await launchPath(second, visit);
  await expectOutcome('open', { ...visit, page: second });
  expect(visit.sent()).toBe(1);
}

async function sendAgain({ page, write }: Visit, by = write.control(page)): Promise<void> {
  await by.tap();
  await write.done(page);
}

export const situations = {
  /** Two clicks in one task, then two quick taps. */
  async 'same-task double tap'({ page, lender, write, expected }: Case) {
    const visit = await come(page, lender, write);
    const release = holdAnswer(visit);
    const tapThere = await spotOf(visit);
    await write.control(page).evaluate((control: HTMLElement) => {
      control.click();
      control.click();
    });
    await tapThere();
    await tapThere();
    await expect.poll(visit.sent).toBe(1);
    release();
    await expectOutcome(expected, visit);
    expect(visit.sent()).toBe(1);
  },

  /** Back and Forward while the write is pending, then another press for the same intent. */
  async 'Back in flight'({ page, lender, write, expected }: Case) {
    await page.goto('/About');
    const visit = await come(page, lender, write);
    const release = holdAnswer(visit);
    await send(visit);
    await goBack(page);
    await (write.before?.(page) ?? page.getByRole('navigation').first()).waitFor();
    await goForward(page);
    await write.control(page).or(checkStatus(page)).first().waitFor();
    // A failed write is enabled again: another press would be another intent.
    if (expected !== 'failed') await pressAgain(visit);
    // After Back to another document the answer has no receiver.
    if (write.before) release();
    await expectOutcome(expected, visit);
    expect(visit.sent()).toBe(1);
    release();
  },

  /** The page is reloaded. The lender has carried out a money write. */
  async 'reload in flight'({ page, lender, write, expected }: Case) {
    const visit = await come(page, lender, write);
    lender.fault(write.alias, { kind: write.isMoney ? 'stallAfter' : 'stall', times: 1 });
    await send(visit);
    await page.reload();
    await expectOutcome(expected, visit);
    await write.outlives?.(page);
    if (expected === 'unknown') await checkFindsIt(visit);
    expect(visit.sent()).toBe(1);
  },

  /** The native app opens the same launch again, in the same tab and then in a second one. */
  async reopen({ page, context, lender, write, expected }: Case) {
    await page.clock.install();
    const visit = await come(page, lender, write);
    lender.fault(write.alias, { kind: 'stall', times: 1 });
    await send(visit);
    await launchPath(page, visit);
    await expectOutcome(expected, visit);
    await write.outlives?.(page);
    expect(visit.sent()).toBe(1);
    if (write.isMoney) await reopenForMoney(visit, context);
    else await reopenInSecondTab(visit, context);
  },

  /**
   * The connection is lost, and the screen shows a message. Nothing is sent automatically when the connection returns.
   */
  async 'offline then online'({ page, context, lender, write, expected }: Case) {
    await page.clock.install();
    const visit = await come(page, lender, write);
    await context.setOffline(true);
    await write.control(page).tap();
    await expectOutcome(expected, visit);
    await context.setOffline(false);
    expect(visit.sent()).toBe(0);
    if (expected === 'unknown') await sendAnew(visit);
    else await sendAgain(visit, expected === 'stopped' ? retry(page) : undefined);
    expect(visit.sent()).toBe(1);
  },

  /** The borrower has left the screen. The answer does not navigate, shows its message, and is visible on return. */
  async 'late answer after leaving'({ page, lender, write, expected }: Case) {
    const visit = await come(page, lender, write);
    const release = holdAnswer(visit);
    await send(visit);
    const answered = page.waitForEvent('requestfinished', (request) => request.method() === 'POST');
    await write.leave(page);
    await write.away(page).waitFor();
    const place = page.url();
    release();
    if (write.before) await answered;
    else answered.catch(() => undefined);
    if (write.told) await expect(write.told(page)).toBeVisible();
    await drawn(page);
    expect(page.url()).toBe(place);
    await expect(write.away(page)).toBeVisible();
    await write.comeBack(page);
    await expectOutcome(expected, visit);
    expect(visit.sent()).toBe(1);
  },

  /** Another borrower is launched in the same tab. */
  async 'session switch'({ page, lender, write }: Case) {
    const visit = await come(page, lender, write);
    const release = holdAnswer(visit);
    await send(visit);
    const { borrower, path } = write.other;
    await page.goto(launchAddress(lender, path, borrower));
    await page.getByRole('heading', { level: 1 }).waitFor();
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await storedBy(page)).not.toContain(sessionOf(lender, write));
    expect(visit.sent()).toBe(1);
    if (!write.isMoney) return;
    await write.come({ page, lender }, borrower);
    await write.control(page).tap();
    await write.done(page);
    const last = received(lender, write.alias).at(-1);
    expect(last?.query.userId).toBe(lender.launch(borrower).userId);
  },

  /** The page returns from the back-forward cache. It was left with a pending write. */
  async 'bfcache return'({ page, lender, write, expected }: Case) {
    await page.clock.install();
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    const visit = await come(page, lender, write);
    lender.fault(write.alias, { kind: 'stall', times: 1 });
    await send(visit);
    await page.goto('/About');
    await goBack(page);
    await expectOutcome(expected, visit);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    expect(visit.sent()).toBe(1);
    if (expected === 'unknown') await sendAnew(visit);
    else await sendAgain(visit);
    expect(visit.sent()).toBe(2);
  },
};

export type Situation = keyof typeof situations;

const storedBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );

const sessionOf = (lender: Lender, { borrower }: Write) => lender.launch(borrower).sessionId ?? '';
