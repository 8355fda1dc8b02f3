import type { BrowserContext, Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { chooseCard, loanDetail, owed, pay } from '../../e2e/steps';
import { received } from '../../support/received';
import {
  button,
  cardPayment,
  checkStatus,
  codeEntry,
  confirmation,
  expectUnknown,
  pressTwice,
  type Ready,
  ready,
  send,
} from './screens';

/** One intent is one request, and one accepted write, whatever a browser does (docs/reference/money.md). */

/** The time limit of a call. */
const CALL_MS = 60_000;

const message = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** The same screen in another tab, ready to be tapped. */
async function inAnotherTab(context: BrowserContext, { lender, screen, address }: Ready) {
  const page = await context.newPage();
  await page.goto(address);
  await screen.fill?.(page, lender);
  await expect(button(page, screen)).toBeEnabled();
  return page;
}

/** A check finds the accepted payment, and opens the loan. No reading proves a confirmation: it stays locked. */
async function checkFindsIt({ page, screen, lender, sent }: Ready) {
  await checkStatus(page).tap();
  if (screen === confirmation) {
    await expect(page.getByText(/Todavía no lo sabemos/).first()).toBeVisible();
    await expectUnknown(page, screen);
  } else {
    await expect(loanDetail(page)).toBeVisible();
  }
  expect(lender.accepted).toHaveLength(1);
  expect(sent()).toBe(1);
}

const storedBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );

for (const screen of [confirmation, cardPayment, codeEntry]) {
  test.describe(`${screen.alias} is sent once`, () => {
    test('after two clicks in one task and two more', async ({ page, lender }) => {
      const there = await ready(page, lender, screen);
      const release = holdAnswers(lender, screen.alias);
      await pressTwice(there);
      await pressTwice(there);
      await expect.poll(there.sent).toBe(1);
      release();
      await expect(loanDetail(page)).toBeVisible();
      expect(there.sent()).toBe(1);
    });

    test('after a reload while it is under way, and a check finds it', async ({ page, lender }) => {
      const there = await ready(page, lender, screen);
      lender.fault(screen.alias, { kind: 'stallAfter', times: 1 });
      await send(there);
      await page.reload();
      await expectUnknown(page, screen);
      await checkFindsIt(there);
    });

    test('though the native app opens its launch again, and in a second tab', async ({
      page,
      context,
      lender,
    }) => {
      const there = await ready(page, lender, screen);
      lender.fault(screen.alias, { kind: 'stall', times: 1 });
      await send(there);
      await page.goto(there.address);
      await expectUnknown(page, screen);
      const second = await context.newPage();
      await second.goto(there.address);
      await expectUnknown(second, screen);
      expect(there.sent()).toBe(1);
    });

    test('though its page comes back from the back-forward cache', async ({ page, lender }) => {
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        });
      });
      const there = await ready(page, lender, screen);
      lender.fault(screen.alias, { kind: 'stall', times: 1 });
      await send(there);
      await page.goto('/About');
      await page.goBack({ waitUntil: 'commit' });
      await expectUnknown(page, screen);
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      expect(there.sent()).toBe(1);
    });

    test('by the borrower, not by the app when the connection returns', async ({
      page,
      context,
      lender,
    }) => {
      const there = await ready(page, lender, screen);
      await context.setOffline(true);
      await button(page, screen).tap();
      if (screen === confirmation) await expectUnknown(page, screen);
      else await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
      await context.setOffline(false);
      await page.waitForLoadState('networkidle');
      expect(there.sent()).toBe(0);
      if (screen === confirmation) return;
      await page.getByRole('button', { name: '重试' }).tap();
      await expect(loanDetail(page)).toBeVisible();
      expect(there.sent()).toBe(1);
    });

    test('though its web view is closed and the borrower logs in again', async ({
      page,
      context,
      lender,
    }) => {
      const there = await ready(page, lender, screen);
      const path = await screen.path(lender);
      lender.fault(screen.alias, { kind: 'stallAfter', times: 1 });
      await send(there);
      await page.close();
      lender.logInAgain(screen.borrower);
      const again = await context.newPage();
      await again.goto(launchAddress(lender, path, screen.borrower));
      await expectUnknown(again, screen);
      await checkFindsIt({ ...there, page: again });
    });

    test('though a second tab, opened before, sends when the first one has left', async ({
      page,
      context,
      lender,
    }) => {
      const there = await ready(page, lender, screen);
      const second = await inAnotherTab(context, there);
      await page.bringToFront();
      await send(there);
      await expect(loanDetail(page)).toBeVisible();
      await second.bringToFront();
      await pressTwice({ page: second, screen });
      await second.waitForLoadState('networkidle');
      expect(there.sent()).toBe(1);
    });

    test('though no lock is granted: the ledger and the call’s time limit protect it', async ({
      page,
      context,
      lender,
    }) => {
      await context.addInitScript(() => {
        const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
        Object.assign(LockManager.prototype, { request: refuse });
      });
      await page.clock.install();
      const there = await ready(page, lender, screen);
      lender.fault(screen.alias, { kind: 'stallAfter', times: 1 });
      await pressTwice(there);
      await expect.poll(there.sent).toBe(1);
      await page.goto(there.address);
      await expect(checkStatus(page)).toBeVisible();
      await page.clock.runFor(CALL_MS + 1_000);
      await expectUnknown(page, screen);
      expect(there.sent()).toBe(1);
    });

    test('though its answer comes after the time limit, and a check finds it', async ({
      page,
      lender,
    }) => {
      await page.clock.install();
      const there = await ready(page, lender, screen);
      const held = lender.fault(screen.alias, { kind: 'hold', carriedOut: true, times: 1 });
      await send(there);
      await page.clock.runFor(CALL_MS + 1_000);
      await expectUnknown(page, screen);
      held.lift();
      await checkFindsIt(there);
    });

    test('for its own borrower: the next one in the tab hears and finds nothing of it', async ({
      page,
      lender,
    }) => {
      const there = await ready(page, lender, screen);
      const release = holdAnswers(lender, screen.alias);
      await send(there);
      await page.goto(launchAddress(lender, '/loanDetail', 'dueTomorrow'));
      await expect(loanDetail(page)).toBeVisible();
      release();
      await page.waitForLoadState('networkidle');
      await expect(message(page)).toHaveCount(0);
      const { sessionId = '' } = lender.launch(screen.borrower);
      expect(await storedBy(page)).not.toContain(sessionId);
      expect(there.sent()).toBe(1);
    });
  });
}

for (const screen of [confirmation, cardPayment]) {
  test(`${screen.alias} is accepted once where storage throws, though another tab cannot know of it`, async ({
    page,
    context,
    lender,
  }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const there = await ready(page, lender, screen);
    const second = await inAnotherTab(context, there);
    await page.bringToFront();
    lender.fault(screen.alias, { kind: 'stallAfter', times: 1 });
    await pressTwice(there);
    await expect.poll(there.sent).toBe(1);
    await page.close();
    // The browser releases the lock of a closed tab a moment later.
    const locks = () => second.evaluate(async () => (await navigator.locks.query()).held ?? []);
    await expect.poll(locks).toEqual([]);
    await pressTwice({ page: second, screen });
    await expect(message(second).first()).toBeVisible();
    expect(lender.accepted).toHaveLength(1);
    // The debt is read first. No read shows a confirmation: a second one is sent, and the lender refuses it.
    expect(there.sent()).toBe(screen === confirmation ? 2 : 1);
  });
}

/** The lender repeats its current answers to these calls from now on. */
async function freeze(lender: Lender, borrower: BorrowerName): Promise<void> {
  const { productId, orderId } = lender.launch(borrower);
  const call = callerFor(lender, borrower);
  const calls = ['loanPlayDetail', 'repaymentWay'] as const;
  for (const alias of calls) {
    const answer = await call(alias, { productId, orderId });
    lender.fault(alias, { kind: 'text', text: JSON.stringify(answer) });
  }
}

test('after a payment and Back, a second payment is not sent while the lender still shows the debt', async ({
  page,
  lender,
  open,
}) => {
  await freeze(lender, 'overdue');
  await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
  const choose = page.getByRole('button', { name: '选择银行卡' });
  await choose.tap();
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  await page.goBack();
  await choose.tap();
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect(message(page).first()).toBeVisible();
  await expect(pay(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(received(lender, 'repaymentCommit')).toHaveLength(1);
  expect(lender.accepted).toHaveLength(1);
});

test('a complaint is sent once for two taps, and its words outlive a reload, which sends nothing', async ({
  page,
  lender,
  open,
}) => {
  const words = page.getByLabel('Descripción');
  const sendIt = page.getByRole('button', { name: 'Enviar' });
  await open('/complainPageNext?problemType=2', 'overdue');
  await words.fill('El cobro no coincide');
  lender.fault('problemSave', { kind: 'stall', times: 1 });
  await sendIt.evaluate((control: HTMLElement) => {
    control.click();
    control.click();
  });
  await expect.poll(() => received(lender, 'problemSave').length).toBe(1);
  await page.reload();
  await expect(words).toHaveValue('El cobro no coincide');
  await expect(sendIt).toBeEnabled();
  expect(received(lender, 'problemSave')).toHaveLength(1);
});
