import type { Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect } from '../../e2e/fixtures';
import type { Place, Write } from './write';

/** A borrower at the point of sending. */
export interface Visit extends Place {
  readonly write: Write;
  /** The address before the payment: afterwards its amount is no longer owed. */
  readonly path: string;
  /** How often the write has reached the lender since then. */
  readonly sent: () => number;
}

export async function come(page: Page, lender: Lender, write: Write): Promise<Visit> {
  const path = await write.path(lender);
  await write.come({ page, lender });
  const requests = () => lender.requests.filter(({ alias }) => alias === write.alias).length;
  const before = requests();
  return { page, lender, write, path, sent: () => requests() - before };
}

/** Keeps the next answer back until it is let go. */
export const holdAnswer = ({ lender, write }: Pick<Visit, 'lender' | 'write'>): (() => void) =>
  holdAnswers(lender, write.alias);

/** Sends, and waits until the lender has the request. */
export async function send({ page, write, sent }: Visit): Promise<void> {
  await write.control(page).tap();
  await expect.poll(sent).toBe(1);
}

export const launchPath = async (page: Page, { lender, write, path }: Visit) => {
  await page.goto(launchAddress(lender, path, write.borrower));
};

/** Taps the same position again, on any element. */
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

/** Presses the element in the page's own task. */
export const pressAgain = ({ page, write }: Visit) =>
  write.control(page).evaluateAll((controls: HTMLElement[]) => {
    controls.forEach((control) => {
      control.click();
    });
  });
