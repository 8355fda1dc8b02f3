import { setTimeout as wait } from 'node:timers/promises';
import type { Lender } from '../../../sandbox';
import { expect } from '../../e2e/fixtures';
import { expectOutcome } from '../concurrency/outcomes';
import { come, launchPath, pressAgain, type Visit } from '../concurrency/visit';
import type { Write } from '../concurrency/write';
import { repaymentHuichao } from '../concurrency/writes/repayment';
import { createPhone } from './phone';

interface Case {
  readonly origin: string;
  readonly lender: Lender;
  readonly write: Write;
  /** From the request's arrival to the kill, in milliseconds. */
  readonly delay: number;
}

/**
 * Sends a write, kills the whole browser, and expects that the next start knows the write and sends no other
 * (docs/reference/money.md#it-outlives-the-page).
 */
export async function surviveKill({ origin, lender, write, delay }: Case): Promise<void> {
  const phone = createPhone();
  try {
    // Otherwise the debt shows the payment.
    lender.bookLate();
    const visit = await come(await phone.start(origin), lender, write);
    lender.fault(write.alias, { kind: 'stallAfter', times: 1 });
    await write.control(visit.page).tap();
    while (visit.sent() === 0) await wait(1);
    await wait(delay);
    await phone.kill();
    const again = { ...visit, page: await phone.start(origin) };
    await launchPath(again.page, again);
    await expectKnown(again);
    expect(visit.sent()).toBe(1);
  } finally {
    await phone.kill();
    phone.discard();
  }
}

/** The screen asks whether an online payment was paid; every other write locks its screen. */
async function expectKnown(visit: Visit): Promise<void> {
  const { page, write } = visit;
  if (write === repaymentHuichao) {
    await pressAgain(visit);
    await expect(page.getByRole('button', { name: '没有在那里付款' })).toBeVisible();
  } else {
    await expectOutcome('unknown', visit);
    await pressAgain(visit);
  }
}
