import { expect, type Page, test as base } from '@playwright/test';
import type { BorrowerName, Lender } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import { type Preview, type PreviewOptions, startPreview } from '../../scripts/previewServer';
import { requestIssues } from '../contract/held';
import { addressSeen } from '../support/screenSeen';

interface Borrowing {
  /** Whether all requests are checked against the contract. False for addresses that lack a request's parameters. */
  readonly isHeld: boolean;
  /** The lender of this test. Every test starts with a reset lender. */
  readonly lender: Lender;
  /** Opens an address with a borrower's launch parameters, as the native app does. */
  readonly open: (
    path: string,
    borrower?: BorrowerName,
    overrides?: Readonly<Record<string, string | undefined>>,
  ) => Promise<void>;
}

interface Serving {
  /** The build that is served. Default: `dist/`. */
  readonly build: PreviewOptions;
  readonly preview: Preview;
}

export const test = base.extend<Borrowing, Serving>({
  build: [{}, { option: true, scope: 'worker' }],
  preview: [
    async ({ build }, use) => {
      const preview = await startPreview(0, build);
      await use(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ preview }, use) => {
    await use(preview.origin);
  },
  isHeld: [true, { option: true }],
  lender: [
    async ({ preview, isHeld }, use) => {
      preview.lender.reset();
      await use(preview.lender);
      if (!isHeld) return;
      const asked = preview.lender.requests.filter(({ alias }) => alias);
      // The requests of a journey must match `docs/api/openapi.json`.
      expect(asked.flatMap(requestIssues)).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, lender }, use) => {
    await use(async (path, borrower, overrides) => {
      await page.goto(launchAddress(lender, path, borrower, overrides));
    });
  },
  page: async ({ page }, use, testInfo) => {
    const troubles = await watch(page);
    await use(page);
    // A prefetched answer may still be under way in a `route` handler. Its error is not the test's.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (testInfo.status !== testInfo.expectedStatus) {
      const seen = await Promise.all(page.context().pages().map(screenSeen));
      testInfo.errors.push({ message: seen.join('\n') });
    }
    expect(troubles, 'uncaught errors and policy reports').toEqual([]);
  },
});

/** The visible text of a failed test's page. */
async function screenSeen(page: Page): Promise<string> {
  const seen = await page.locator('body').ariaSnapshot({ timeout: 10_000 }).catch(String);
  return `${addressSeen(page.url())}\n${seen}`;
}

/** Records events that are errors in every test. */
async function watch(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => troubles.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = (window as { reportViolation?: (text: string) => void }).reportViolation;
      report?.(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.addInitScript(watchFocus);
  page.on('pageerror', (error) => troubles.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedTypes|Trusted Type/.test(message.text())) {
      troubles.push(message.text());
    }
  });
  return troubles;
}

/** Reports a control that left the page, or was disabled, with the focus, so that the focus fell to the body (2.4.3). */
function watchFocus(): void {
  const LONG_MS = 500;
  let control: Element | undefined;
  let since = 0;
  // A tap beside all controls takes the focus away, too.
  document.addEventListener('pointerdown', () => (control = undefined), true);
  document.addEventListener('focusin', ({ target }) => (control = target as Element), true);
  setInterval(() => {
    // A control that a wider screen hides is no loss.
    const isGone = control && (!control.isConnected || control.matches(':disabled'));
    // A page that was stopped is blank. A page that begins to load has no root element.
    const isShown = document.querySelector('html:not([hidden])') !== null;
    if (!control || !isGone || !isShown || document.activeElement !== document.body) {
      since = 0;
      return;
    }
    since ||= Date.now();
    if (Date.now() - since < LONG_MS) return;
    const report = (window as { reportViolation?: (text: string) => void }).reportViolation;
    report?.(`the focus fell to the body: ${control.outerHTML.slice(0, 200)}`);
    control = undefined;
  }, 100);
}

export { expect };
