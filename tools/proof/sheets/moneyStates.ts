import type { Page } from '@playwright/test';
import type { BorrowerName } from '../../../sandbox';
import type { View, Visit } from './view';

const CARD = '/ynRepayChoose?amount=100000';
const INSTRUCTION = '/carpmm?requestType=1&amount=140557&payCode=shop';

/** A control has another name in each language, so its place finds it. */
const SUBMIT = 'footer button:enabled';
const CHECK_STATUS = '[role=alert] button';
const NOT_PAID = '[role=alert] button >> nth=-1';
const ONLINE = 'role=button[name=/^(Pay online|Pagar en línea|ऑनलाइन चुकाएँ|在线支付)$/]';

const checkStatus = (page: Page) => page.locator(CHECK_STATUS).first();

/** An answer that tells nothing: a gateway's error page. */
const NO_ANSWER = { kind: 'status', status: 502, body: 'html' } as const;

async function payByCard({ page, open }: Visit): Promise<void> {
  await open(CARD);
  await chooseCard(page);
}

async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /5678/ }).check();
  await page.locator(SUBMIT).first().click();
}

async function payWithoutAnswer(visit: Visit): Promise<void> {
  await visit.page.clock.install();
  visit.lender.fault('repaymentCommit', { ...NO_ANSWER, times: 1 });
  await payByCard(visit);
  await checkStatus(visit.page).waitFor();
}

async function payInAnotherWindow({ page, lender, open }: Visit): Promise<void> {
  lender.fault('repaymentCommit', { kind: 'hold' });
  await open(CARD);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      // eslint-disable-next-line no-restricted-properties -- a tab that the page opens has its session
      window.open(location.href);
    }),
  ]);
  const sent = other.waitForRequest(/repayment-commit/);
  await chooseCard(other);
  await sent;
}

async function confirm({ page, open }: Visit): Promise<void> {
  await open('/confirm');
  await page.getByRole('checkbox').check();
  await page.locator(SUBMIT).first().click();
}

const state = (
  name: string,
  path: string,
  before: (visit: Visit) => Promise<void>,
  {
    borrower = 'dueTomorrow',
    taps = [],
    part = sentAt,
  }: Partial<Pick<View, 'borrower' | 'taps' | 'part'>> = {},
): View => ({ name: `money, ${name}`, borrower, path: () => path, taps, before, part });

/** Every state but one names the time at which its payment or confirmation was sent. */
const sentAt = (page: Page) => page.locator('main').getByText(/\d\d:\d\d:\d\d/);

const newLoan: { readonly borrower: BorrowerName } = { borrower: 'newLoan' };

/** The states of money (docs/reference/money.md), each on a screen in the borrower's language. */
export const moneyStates: readonly View[] = [
  state('unknown', '/repay', payWithoutAnswer),
  state('at the lender', INSTRUCTION, async (visit) => {
    visit.lender.refuse('repaymentCommit', { code: '800005', message: '' });
    await payByCard(visit);
    await checkStatus(visit.page).waitFor();
  }),
  state('accepted, not shown yet', '/repay', async (visit) => {
    visit.lender.bookLate();
    await payByCard(visit);
    await visit.page.waitForURL(/loanDetail/);
  }),
  state('undone', INSTRUCTION, async (visit) => {
    await payWithoutAnswer(visit);
    await visit.page.clock.fastForward('03:00');
    await checkStatus(visit.page).click();
    await checkStatus(visit.page).waitFor({ state: 'hidden' });
  }),
  state('opened elsewhere', '/repay', async ({ page, open }) => {
    await open('/ynRepay?amount=140557');
    await page.locator(ONLINE).click();
    await page.locator('body > p > a').first().waitFor();
  }),
  state(
    'unlocked by hand',
    INSTRUCTION,
    async (visit) => {
      await payWithoutAnswer(visit);
      await visit.page.clock.fastForward('24:01:00');
      visit.lender.refuse('loanDetails', { code: '1', message: '' });
    },
    { taps: [CHECK_STATUS, NOT_PAID] },
  ),
  state('blocked by another window', INSTRUCTION, payInAnotherWindow, {
    part: (page) => page.locator('main h2'),
  }),
  state(
    'confirmation unknown',
    '/confirm',
    async (visit) => {
      visit.lender.fault('loanDetailPush', NO_ANSWER);
      await confirm(visit);
      await visit.page.locator('h2').first().waitFor();
    },
    newLoan,
  ),
  state(
    'confirmed before',
    '/confirm',
    async (visit) => {
      visit.lender.bookLate();
      await confirm(visit);
      await visit.page.waitForURL(/loanDetail/);
    },
    newLoan,
  ),
];
