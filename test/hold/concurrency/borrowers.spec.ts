import type { BrowserContext, Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { APP, loanDetail } from '../../e2e/steps';

const login = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' });

type Launch = (page: Page, lender: Lender, borrower: BorrowerName) => Promise<void>;

const launch: Launch = async (page, lender, borrower) => {
  await page.goto(launchAddress(lender, '/loanDetail', borrower));
  await expect(loanDetail(page)).toBeVisible();
  await expect(page.getByText(orderOf(lender, borrower)).first()).toBeVisible();
};

/** The picture shows the first answer, and no file of the app is loaded. */
const launchWithoutApp: Launch = async (page, lender, borrower) => {
  await page.route(APP, (route) => route.abort());
  await page.goto(launchAddress(lender, '/loanDetail', borrower));
  await expect(page.locator('[data-early]')).toContainText(orderOf(lender, borrower));
  await page.unroute(APP);
};

/** A text that only this borrower's loan detail contains. */
function orderOf(lender: Lender, borrower: BorrowerName): string {
  return lender.launch(borrower).orderId ?? '';
}

// The picture of a late loan has no number.
const first = 'extended';
const second = 'dueTomorrow';

/** A page that must stay hidden reloads, which aborts the awaited navigation. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' }).catch(() => undefined);

/** Waits until the screen is blank. The tab may be loading an empty page. */
const expectBlank = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.body.innerText).catch(() => '?')).toBe('');

const requestsOf = (lender: Lender, borrower: BorrowerName) =>
  lender.requests.filter(({ query }) => query.userId === lender.launch(borrower).userId).length;

/** Blocks storage as a browser's setting does. */
const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });

const nothing = () => Promise.resolve();

for (const [circumstance, begin, launchFirst] of [
  ['', nothing, launch],
  [', where storage is blocked,', blockStorage, launch],
  [', whose app failed to load,', nothing, launchWithoutApp],
] as const) {
  test(`the first borrower’s open tab${circumstance} goes blank, stops, and loses its session`, async ({
    page,
    context,
    lender,
  }) => {
    await begin(context);
    await launchFirst(page, lender, first);
    const address = page.url();
    const other = await context.newPage();
    await launch(other, lender, second);
    await expectBlank(page);
    const asked = requestsOf(lender, first);
    await page.goto(address);
    await expect(login(page)).toBeVisible();
    expect(requestsOf(lender, first)).toBe(asked);
    await expect(loanDetail(other)).toBeVisible();
  });
}

test('the first borrower’s open tab goes blank before the second borrower’s app loads', async ({
  page,
  context,
  lender,
}) => {
  await launch(page, lender, first);
  const address = page.url();
  const other = await context.newPage();
  await other.route('**/assets/**', () => undefined);
  await other.goto(launchAddress(lender, '/loanDetail', second), { waitUntil: 'commit' });
  await expectBlank(page);
  await page.goto(address);
  await expect(login(page)).toBeVisible();
});

for (const [circumstance, launchFirst] of [
  ['', launch],
  [', whose app failed to load,', launchWithoutApp],
] as const) {
  test(`Back from the second borrower’s launch never shows the first borrower’s page${circumstance} and does not end the other session`, async ({
    page,
    lender,
  }) => {
    await launchFirst(page, lender, first);
    await page.evaluate(noteWhatIsShown);
    await launch(page, lender, second);
    const asked = requestsOf(lender, first);
    await goBack(page);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await shownOnReturn(page)).toBe('');
    expect(requestsOf(lender, first)).toBe(asked);
    // The tab belongs to the second borrower: an own address without a launch shows that loan.
    const { productId = '', orderId = '' } = lender.launch(second);
    await page.goto(`/loanDetail?productId=${productId}&orderId=${orderId}`);
    await expect(page.getByText(orderId).first()).toBeVisible();
  });
}

test('Back shows nothing of the first borrower where storage is blocked, and sends no request', async ({
  page,
  context,
  lender,
}) => {
  await blockStorage(context);
  await launch(page, lender, first);
  await launch(page, lender, second);
  const asked = requestsOf(lender, first);
  await goBack(page);
  await expect(login(page)).toBeVisible();
  expect(requestsOf(lender, first)).toBe(asked);
});

/** Stores the visible text of a page that returns from the back-forward cache, for the next page to read. */
function noteWhatIsShown() {
  addEventListener('pageshow', ({ persisted }) => {
    // The `innerText` of a body that is not rendered includes its scripts.
    const isDrawn = document.body.getClientRects().length > 0;
    if (persisted) sessionStorage.setItem('shown', isDrawn ? document.body.innerText : '');
  });
}

const shownOnReturn = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('shown') ?? 'the page was not cached');

test('a stopped page whose host refuses the empty address has no call, no lock and no text', async ({
  page,
  context,
  lender,
}) => {
  // Some web views cancel every navigation to another origin.
  await page.addInitScript(() => {
    const { navigation } = window as unknown as { readonly navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as Event & { readonly destination: { readonly url: string } };
      if (destination.url === 'about:blank') event.preventDefault();
    });
  });
  await page.goto(launchAddress(lender, '/confirm', 'newLoan'));
  lender.fault('loanDetailPush', { kind: 'stall' });
  await page.getByRole('button', { name: 'Confirmar préstamo' }).click();
  await expect.poll(() => locksHeld(page)).toHaveLength(1);
  const other = await context.newPage();
  await launch(other, lender, 'overdue');
  await expectBlank(page);
  expect(page.url()).toContain('/confirm');
  await expect.poll(() => locksHeld(other)).toEqual([]);
  const asked = requestsOf(lender, 'newLoan');
  const refused = await page.evaluate(() => fetch('/entered/v3/x').catch(String));
  expect(refused).toContain('ended');
  expect(requestsOf(lender, 'newLoan')).toBe(asked);
});

const locksHeld = (page: Page) =>
  page.evaluate(async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name));
