import type { BrowserContext, Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { expect } from '../../e2e/fixtures';
import { loanDetail } from '../../e2e/steps';
import { checkStatus, expectOutcome } from './outcomes';
import { checkFindsIt } from './settle';
import { come, launchPath, pressAgain, send, type Visit } from './visit';
import type { Write } from './write';
import { repaymentCommit } from './writes/repayment';

/** The input of a situation. */
export interface MoneyCase {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lender: Lender;
  readonly write: Write;
}

/** The time limit of a call. */
const CALL_MS = 60_000;

/** Opens the same screen in another tab, ready to send. */
async function opened(page: Page, visit: Visit): Promise<Page> {
  const place = { ...visit, page };
  await launchPath(page, place);
  await visit.write.enterAnew?.(place);
  await expect(visit.write.control(page)).toBeEnabled();
  return page;
}

/** One request, and one accepted write. */
function expectOnce({ lender, sent }: Visit): void {
  expect(lender.accepted).toHaveLength(1);
  expect(sent()).toBe(1);
}

/** Waits until no tab holds a lock: the browser releases that of a closed tab a moment later. */
const locksReleased = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held ?? []))
    .toEqual([]);

/** Storage refuses every write. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });

const refuseLocks = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    Object.assign(LockManager.prototype, { request: refuse });
  });

export const moneySituations = {
  /** The web view is closed before the answer arrives, and the borrower logs in again. */
  async 'killed page, new session'({ page, context, lender, write }: MoneyCase) {
    const visit = await come(page, lender, write);
    lender.fault(write.alias, { kind: 'stallAfter', times: 1 });
    await send(visit);
    await page.close();
    lender.logInAgain(write.borrower);
    const again = { ...visit, page: await context.newPage() };
    await launchPath(again.page, again);
    await expectOutcome('unknown', again);
    await checkFindsIt(again);
    expectOnce(visit);
  },

  /** A second tab, opened before, sends after the first tab has sent and left the screen. */
  async 'second tab after leaving'({ page, context, lender, write }: MoneyCase) {
    const visit = await come(page, lender, write);
    const second = await opened(await context.newPage(), visit);
    await page.bringToFront();
    await send(visit);
    await expect(loanDetail(page)).toBeVisible();
    await second.bringToFront();
    await pressAgain({ ...visit, page: second });
    await pressAgain({ ...visit, page: second });
    await second.waitForLoadState('networkidle');
    expectOnce(visit);
  },

  /** Two taps send once. Another tab cannot know the payment, but reads the debt before it sends. */
  async 'storage that throws'({ page, context, lender, write }: MoneyCase) {
    await refuseStorage(context);
    const visit = await come(page, lender, write);
    // A page that knows no code shows the choice of cards.
    const fresh = { ...visit, write: write.alias === 'repaymentConfirm' ? repaymentCommit : write };
    const second = await opened(await context.newPage(), fresh);
    await page.bringToFront();
    lender.fault(write.alias, { kind: 'stallAfter', times: 1 });
    await pressAgain(visit);
    await pressAgain(visit);
    await expect.poll(visit.sent).toBe(1);
    await page.close();
    await locksReleased(second);
    await pressAgain({ ...fresh, page: second });
    await expect(second.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    expect(lender.accepted).toHaveLength(1);
    // No read shows a confirmation: a second one is sent, and the lender refuses it.
    expect(visit.sent()).toBe(write.alias === 'loanDetailPush' ? 2 : 1);
  },

  /** No lock is granted: the stored ledger and the call's time limit protect the payment. */
  async 'locks that are refused'({ page, context, lender, write }: MoneyCase) {
    await refuseLocks(context);
    await page.clock.install();
    const visit = await come(page, lender, write);
    lender.fault(write.alias, { kind: 'stallAfter', times: 1 });
    await pressAgain(visit);
    await pressAgain(visit);
    await expect.poll(visit.sent).toBe(1);
    await launchPath(page, visit);
    await expect(checkStatus(page)).toBeVisible();
    await page.clock.runFor(CALL_MS + 1_000);
    await expectOutcome('unknown', visit);
    expectOnce(visit);
  },

  /** The answer arrives after the call's time limit. */
  async 'late answer'({ page, lender, write }: MoneyCase) {
    await page.clock.install();
    const visit = await come(page, lender, write);
    const held = lender.fault(write.alias, { kind: 'hold', carriedOut: true, times: 1 });
    await send(visit);
    await page.clock.runFor(CALL_MS + 1_000);
    await expectOutcome('unknown', visit);
    held.lift();
    await checkFindsIt(visit);
    expectOnce(visit);
  },
};

export type MoneySituation = keyof typeof moneySituations;
