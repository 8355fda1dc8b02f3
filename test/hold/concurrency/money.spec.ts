import type { BrowserContext, Page } from '@playwright/test';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { loanDetail } from '../../e2e/steps';
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

/** How a borrower leaves a payment that is under way, and comes back: the page on which it is then looked for. */
const ways: Readonly<Record<string, (there: Ready) => Promise<Page>>> = {
  async 'its page is loaded again'({ page }) {
    await page.reload();
    return page;
  },
  async 'the native app opens its launch again, and in a second tab'({ page, screen, address }) {
    await page.goto(address);
    await expectUnknown(page, screen);
    const second = await page.context().newPage();
    await second.goto(address);
    return second;
  },
  async 'its page comes back from the back-forward cache'({ page }) {
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/About');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    return page;
  },
  async 'its web view is closed and the borrower logs in again'({ page, screen, lender, path }) {
    await page.close();
    lender.logInAgain(screen.borrower);
    const again = await page.context().newPage();
    await again.goto(launchAddress(lender, path, screen.borrower));
    return again;
  },
};

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

    for (const [way, leave] of Object.entries(ways)) {
      test(`though ${way}, and a check finds it`, async ({ page, lender }) => {
        const there = await ready(page, lender, screen);
        lender.fault(screen.alias, { kind: 'stallAfter', times: 1 });
        await send(there);
        const again = await leave(there);
        await expectUnknown(again, screen);
        await checkFindsIt({ ...there, page: again });
      });
    }

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
