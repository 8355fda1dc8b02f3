import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { BorrowerName } from '../sandbox';
import { expect, test } from './fixtures';

type Step = (page: Page) => Promise<void>;

const settle: Step = (page) => page.waitForLoadState('networkidle');
const tap =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().tap();

/** Screens and dialogs, each with how to get there. */
const places: readonly [what: string, path: string, borrower?: BorrowerName, step?: Step][] = [
  ['a loan to confirm', '/confirm', 'newLoan'],
  ['a loan without an agreement', '/confirmNew', 'newLoanNoAgreement'],
  ['the reloading dialog', '/confirmOfPeriod', 'reloading'],
  ['an order under review', '/loanDetail', 'underReview'],
  ['a rejected order', '/loanDetail', 'rejected'],
  ['a disbursing order', '/loanDetail', 'disbursing'],
  ['a returned transfer', '/loanDetail', 'transferReturned'],
  ['a loan that is due', '/loanDetail', 'dueTomorrow'],
  ['an overdue loan', '/order', 'overdue'],
  ['the extension reminder', '/loanDetail', 'dueTomorrow', tap(/Extend/)],
  ['the rating dialog', '/loanDetail', 'settled'],
  ['borrow again', '/loanDetail', 'settledWebOffer'],
  ['the loan agreement', '/loanAgreement', 'dueTomorrow'],
  ['the error screen', '/error'],
  ['a screen without a session', '/confirm'],
  ['complaint home', '/complaint', 'complainant'],
  ['the kinds of collection', '/complaint', 'complainant', tap(/Collection|Cobranza/)],
  ['all orders', '/complaint', 'manyOrders', (page) => page.getByRole('switch').tap()],
  ['a complaint to write', '/complainPageNext?problemType=2', 'complainant'],
  ['my complaints', '/complaintList', 'complainant'],
  ['thousands of complaints', '/complaintList', 'manyOrders'],
  ['customer service', '/Dag', 'complainant'],
  ['about us', '/aboutUs'],
  ['the privacy notice', '/PrivacyPolicy'],
  ['the period loan agreement', '/agony'],
  ['the loan terms', '/loanTerms'],
  ['a page of the native app', '/product', 'settled'],
  ['an unknown path', '/nowhere'],
];

for (const language of ['1', '2']) {
  for (const [what, path, borrower, step] of places) {
    test(`axe finds nothing on ${what} (language ${language})`, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(`${path}?language=${language}`, borrower, { language });
      await settle(page);
      await step?.(page);
      await page.waitForTimeout(100);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
