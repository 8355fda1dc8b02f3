import { setTimeout as wait } from 'node:timers/promises';
import type { Lender } from '../../../sandbox';
import { expect } from '../../e2e/fixtures';
import {
  button,
  expectUnknown,
  type MoneyScreen,
  onlinePayment,
  pressTwice,
  ready,
} from '../concurrency/screens';
import { createPhone } from './phone';

interface Case {
  readonly origin: string;
  readonly lender: Lender;
  readonly screen: MoneyScreen;
  /** From the request's arrival to the kill, in milliseconds. */
  readonly delay: number;
}

/**
 * Sends a write, kills the whole browser, and expects that the next start knows the write and sends no other
 * (docs/reference/money.md#it-outlives-the-page).
 */
export async function surviveKill({ origin, lender, screen, delay }: Case): Promise<void> {
  const phone = createPhone();
  try {
    // Otherwise the debt shows the payment.
    lender.bookLate();
    const { page, address, sent } = await ready(await phone.start(origin), lender, screen);
    lender.fault(screen.alias, { kind: 'stallAfter', times: 1 });
    await button(page, screen).tap();
    while (sent() === 0) await wait(1);
    await wait(delay);
    await phone.kill();
    const again = await phone.start(origin);
    await again.goto(address);
    // The screen asks whether an online payment was paid; every other write locks its screen.
    if (screen !== onlinePayment) await expectUnknown(again, screen);
    await pressTwice({ page: again, screen });
    if (screen === onlinePayment) {
      await expect(again.getByRole('button', { name: '没有在那里付款' })).toBeVisible();
    }
    expect(sent()).toBe(1);
  } finally {
    await phone.kill();
    phone.discard();
  }
}
