import type { Page } from '@playwright/test';
import { expect } from '../../e2e/fixtures';
import { enterCode, loanDetail, pay } from '../../e2e/steps';
import { checkStatus, expectOutcome } from './outcomes';
import type { Visit } from './visit';

/**
 * How a money write of unknown outcome is settled (docs/reference/money.md#evidence-of-a-payment). A check sends no
 * write.
 */

/** No check unlocks before two minutes have passed since the sending. In milliseconds. */
const LATER_MS = 121_000;

/** Checks, and expects that the write stays locked: it is too early, or no reading is evidence. */
export async function checkInVain({ page, write }: Visit): Promise<void> {
  await checkStatus(page).tap();
  await expect(page.getByText(/Todavía no lo sabemos|仍不明确/).first()).toBeVisible();
  await expect(write.control(page).and(page.locator(':enabled'))).toHaveCount(0);
}

/** Checks, and expects that a completed write is found and the loan opens. No reading proves a confirmation. */
export async function checkFindsIt(visit: Visit): Promise<void> {
  if (visit.write.alias === 'loanDetailPush') return checkInVain(visit);
  await checkStatus(visit.page).tap();
  await expect(loanDetail(visit.page)).toBeVisible();
}

/** Checks a write that never arrived until it is unlocked, and sends it again. The page's clock is installed. */
export async function sendAnew(visit: Visit): Promise<void> {
  const { page, write } = visit;
  await checkInVain(visit);
  await page.clock.fastForward(LATER_MS);
  await checkStatus(page).tap();
  await unlocked[write.alias]?.(visit);
  await expectOutcome('open', visit);
  await write.control(page).tap();
  await write.done(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).tap();

/** Further steps of the borrower until the write can be sent. */
const unlocked: Partial<Record<Visit['write']['alias'], (visit: Visit) => Promise<void>>> = {
  /** Two steps, because no reading proves a confirmation. */
  async loanDetailPush({ page, write }) {
    await press(page, 'No se confirmó');
    await press(page, 'Ya revisé: no se confirmó. Confirmar de nuevo');
    // The figures are older than the unlocking: the app reads them again first.
    await write.control(page).tap();
    await expect(page.getByText(/Cargamos esta página de nuevo/)).toBeVisible();
  },
  /** The lender still has the payment, which waits for its code: the borrower requests the code. */
  async repaymentConfirm({ page, lender }) {
    await pay(page).tap();
    await expect(page.getByText('请勿重复提交支付请求').first()).toBeVisible();
    await press(page, '获取验证码');
    await enterCode(page, lender);
  },
};
