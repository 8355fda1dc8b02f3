import type { Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect } from '../../e2e/fixtures';
import { received } from '../../support/received';
import type { Place, Write } from './write';

/** A borrower's page that is ready to send. */
export interface Visit extends Place {
  readonly write: Write;
  /** The address before the payment: its amount is no longer owed afterwards. */
  readonly path: string;
  /** The number of times that the lender has received the write since then. */
  readonly sent: () => number;
}

export async function come(page: Page, lender: Lender, write: Write): Promise<Visit> {
  const path = await write.path(lender);
  await write.come({ page, lender });
  const requests = () => received(lender, write.alias).length;
  const before = requests();
  return { page, lender, write, path, sent: () => requests() - before };
}

/** Holds the next answer. Returns a function that releases it. */
export const holdAnswer = ({ lender, write }: Pick<Visit, 'lender' | 'write'>): (() => void) =>
  holdAnswers(lender, write.alias);

/** Sends, and waits until the lender has received the request. */
export async function send({ page, write, sent }: Visit): Promise<void> {
  await write.control(page).tap();
  await expect.poll(sent).toBe(1);
}

export const launchPath = async (page: Page, { lender, write, path }: Visit) => {
  await page.goto(launchAddress(lender, path, write.borrower));
};

/** Returns a function that taps the control's position, on any element. */
export async function spotOf({ page, write }: Visit): Promise<() => Promise<void>> {
  const control = write.control(page);
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Clicks the element by script, without a real tap. */
export const pressAgain = ({ page, write }: Visit) =>
  write.control(page).evaluateAll((controls: HTMLElement[]) => {
    controls.forEach((control) => {
      control.click();
    });
  });
