import type { BrowserContext, Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect } from '../../e2e/fixtures';
import { checkStatus, expectOutcome, type Outcome, retry } from './outcomes';
import { checkFindsIt, sendAnew } from './settle';
import { come, holdAnswer, launchPath, pressAgain, send, spotOf, type Visit } from './visit';
import { type Countdown, goBack, goForward, type Write } from './write';

/** The parts of a situation, and what the borrower must see after it. */
export interface Case {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lender: Lender;
  readonly write: Write;
  readonly expected: Outcome;
}

const HOUR_MS = 3_600_000;

/** The page has had the answer, and has drawn what follows from it. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** A second tab knows of it, too; the first one unlocks it in time, and goes on. */
async function reopenForMoney(visit: Visit, context: BrowserContext): Promise<void> {
  const second = { ...visit, page: await context.newPage() };
  await launchPath(second.page, second);
  await expectOutcome('unknown', second);
  expect(visit.sent()).toBe(1);
  await second.page.close();
  await sendAnew(visit);
  expect(visit.sent()).toBe(2);
}

/** What moves no money is the borrower's to send again; the app sends nothing. */
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

/** A new lender, and a browser without a trace of an earlier visit. */
async function startAfresh(page: Page, lender: Lender): Promise<void> {
  lender.reset();
  await page.goto('/About');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** At most a minute of the machine's clock. */
async function runsOut(page: Page, { control, rest }: Countdown): Promise<void> {
  await expect(control(page)).toHaveText(/^(60|[1-5]?\d) 秒/);
  await page.clock.runFor(61_000);
  await expect(control(page)).toHaveText(rest);
  await expect(control(page)).toBeEnabled();
}

export const situations = {
  /** Two clicks in one task, then two quick taps of a finger. */
  async 'same-task double tap'({ page, lender, write, expected }: Case) {
    const visit = await come(page, lender, write);
    const letGo = holdAnswer(visit);
    const tapThere = await spotOf(visit);
    await write.control(page).evaluate((control: HTMLElement) => {
      control.click();
      control.click();
    });
    await tapThere();
    await tapThere();
    await expect.poll(visit.sent).toBe(1);
    letGo();
    await expectOutcome(expected, visit);
    expect(visit.sent()).toBe(1);
  },

  /** Enter in the form's field, or on the control itself, and a tap. */
  async 'Enter and tap'({ page, lender, write, expected }: Case) {
    const visit = await come(page, lender, write);
    const letGo = holdAnswer(visit);
    const tapThere = await spotOf(visit);
    await (write.field ?? write.control)(page).press('Enter');
    await tapThere();
    await expect.poll(visit.sent).toBe(1);
    letGo();
    await expectOutcome(expected, visit);
    expect(visit.sent()).toBe(1);
  },

  /** Back, and Forward again, while it is in flight; then another press for the same intent. */
  async 'Back in flight'({ page, lender, write, expected }: Case) {
    await page.goto('/About');
    const visit = await come(page, lender, write);
    const letGo = holdAnswer(visit);
    await send(visit);
    await goBack(page);
    await (write.before?.(page) ?? page.getByRole('navigation').first()).waitFor();
    await goForward(page);
    await (write.anew ?? write.control)(page).or(checkStatus(page)).first().waitFor();
    // What has failed is free again: another press would be another intent.
    if (expected !== 'failed') await pressAgain(visit);
    // Another document has nothing more to hear.
    if (write.before) letGo();
    await expectOutcome(expected, visit);
    expect(visit.sent()).toBe(1);
    letGo();
  },

  /** The page is reloaded; of what moves money, the lender has carried it out. */
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

  /** The line is lost, something is said, and nothing leaves by itself when it is back. */
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

  /** The borrower has left the screen: the answer does not move them, shows its message, and is there on return. */
  async 'late answer after leaving'({ page, lender, write, expected }: Case) {
    const visit = await come(page, lender, write);
    const letGo = holdAnswer(visit);
    await send(visit);
    const answered = page.waitForEvent('requestfinished', (request) => request.method() === 'POST');
    await write.leave(page);
    await write.away(page).waitFor();
    const place = page.url();
    letGo();
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
    const letGo = holdAnswer(visit);
    await send(visit);
    const { borrower, path } = write.other;
    await page.goto(launchAddress(lender, path, borrower));
    await page.getByRole('heading', { level: 1 }).waitFor();
    letGo();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await storedBy(page)).not.toContain(traceOf(lender, write));
    expect(visit.sent()).toBe(1);
    if (!write.isMoney) return;
    await write.come({ page, lender }, borrower);
    await write.control(page).tap();
    await write.done(page);
    const last = lender.requests.filter(({ alias }) => alias === write.alias).at(-1);
    expect(last?.query.userId).toBe(lender.launch(borrower).userId);
  },

  /** The device's clock is set on, and then back an hour, while it is in flight. */
  async 'clock an hour either way'({ page, lender, write, expected }: Case) {
    await page.clock.install();
    // A code is waited for half an hour.
    const on = write.countdown?.isBeside ? HOUR_MS / 3 : HOUR_MS;
    for (const shift of [on, -HOUR_MS]) {
      await startAfresh(page, lender);
      const visit = await come(page, lender, write);
      const { countdown } = write;
      if (countdown?.isBeside) {
        await page.clock.setSystemTime(Date.now() + shift);
        await runsOut(page, countdown);
      }
      const letGo = holdAnswer(visit);
      await send(visit);
      await page.clock.setSystemTime(Date.now() + shift);
      letGo();
      await expectOutcome(expected, visit);
      if (countdown && !countdown.isBeside) await runsOut(page, countdown);
      expect(visit.sent()).toBe(1);
    }
  },

  /** The page comes back from the back-forward cache, with the write in flight when it was left. */
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

function traceOf(lender: Lender, { borrower }: Write): string {
  return borrower ? (lender.launch(borrower).sessionId ?? '') : '13800138000';
}
