import type { Locator, Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../sandbox';
import { callerFor } from '../../sandbox/caller';
import { answerTo, type AskingScreen, shownTextIn } from '../../tools/proof/sampleScreens';
import { received } from '../support/received';
import { expect } from './fixtures';

/** Steps that several journeys share. */

/** The borrower's current debt, in minor units. */
export async function owed(lender: Lender, borrower: BorrowerName): Promise<string> {
  const { productId, orderId } = lender.launch(borrower);
  const call = callerFor(lender, borrower);
  return String((await call('loanPlayDetail', { productId, orderId })).data.repayAmount);
}

/** The id of the first complaint in a borrower's list. */
export async function firstComplaint(lender: Lender, borrower: BorrowerName): Promise<string> {
  const { data } = await callerFor(lender, borrower)('problemList');
  const tabs = data.tabs as { items: { id: string }[] }[];
  const [first] = tabs.flatMap(({ items }) => items);
  if (!first) throw new Error(`${borrower} has no complaint`);
  return first.id;
}

/** The first card needs an SMS code, the second does not. */
export const chooseCard = (page: Page, card: 'code' | 'noCode') =>
  page.getByRole('radio', { name: card === 'code' ? /1234/ : /5678/ }).check();

/** The code of the lender's last message: an SMS code, or a captcha's letters. */
export const lastCode = (lender: Lender) => lender.outbox.at(-1)?.code ?? '';

/** The field appears with the answer to the commit: the SMS has then been sent. */
export async function enterCode(page: Page, lender: Lender): Promise<void> {
  const field = page.getByLabel('验证码');
  await field.waitFor();
  await field.pressSequentially(lastCode(lender));
}

/** The lender stores a captcha's letters when it draws the picture. */
export async function captchaShown(page: Page): Promise<void> {
  const picture = page.locator('form img[src^="blob:"]');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** A text of the answer that a screen has asked for, as the screen shows it. */
export async function answerShown(lender: Lender, screen: AskingScreen) {
  await expect.poll(() => received(lender, screen.asks.alias)).not.toEqual([]);
  const [request] = received(lender, screen.asks.alias);
  return request ? shownTextIn(screen, await answerTo(lender, request)) : '';
}

/** The button that pays with the chosen card. */
export const pay = (page: Page) => page.getByRole('button', { name: '确认还款' });

/** The screen after a payment. */
export const loanDetail = (page: Page) =>
  page.getByRole('heading', { name: 'Detalle del préstamo' });

/** Moves the device's clock by these minutes. The page's clock must be installed. */
export const letPass = (page: Page, minutes: number) =>
  page.clock.setSystemTime(Date.now() + minutes * 60_000);

/** A page with a change in its environment block. */
export const withBlock = (html: string, change: (environment: Record<string, unknown>) => void) =>
  html.replace(/(id="environment">)([^<]*)/, (_, start: string, json: string) => {
    const environment = JSON.parse(json) as Record<string, unknown>;
    change(environment);
    return start + JSON.stringify(environment).replaceAll('<', '\\u003c');
  });

/** The app's script, which an early picture does not wait for. */
export const APP = '**/assets/app.*';

/** Holds what the page asks for at these addresses, until the returned function is called. */
export async function holdFiles(page: Page, addresses: string | RegExp): Promise<() => void> {
  let deliver: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(addresses, async (route) => {
    await isHeld;
    await route.continue();
  });
  return deliver;
}

/** Adds up how far parts of the page move by themselves, from its start. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** Drags a finger by these pixels. */
export async function drag(page: Page, x: number, y: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 200 + x * share, y: 300 + y * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await touch('touchEnd', 1);
}

/** Types into a field, key by key, once React has enabled the form. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeEditable();
  await field.pressSequentially(text);
}

/** The lines of an element's text, as the browser breaks them. */
export const linesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      Array.from(node.textContent ?? '').forEach((letter, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const bottom = Math.round(range.getBoundingClientRect().bottom);
        lines.set(bottom, (lines.get(bottom) ?? '') + letter);
      });
    }
    return [...lines.values()].map((line) => line.trim());
  });
