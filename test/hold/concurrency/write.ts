import type { Locator, Page } from '@playwright/test';
import type { Alias, BorrowerName, Lender } from '../../../sandbox';

/** A page and its lender. */
export interface Place {
  readonly page: Page;
  readonly lender: Lender;
}

/** A write (docs/reference/calls.md#writes), with the steps on its screen. */
export interface Write {
  readonly alias: Alias;
  /** The write moves money: its outcome can be unknown, and is then locked. */
  readonly isMoney?: true;
  readonly borrower: BorrowerName;
  /** The borrower who is launched in the same tab while the write is pending, and the address of that launch. */
  readonly other: { readonly borrower: BorrowerName; readonly path: string };
  /** The address at which the native app opens the screen. */
  readonly path: (lender: Lender) => Promise<string>;
  /** Makes the page ready to send. Back then leads to `before`. */
  readonly come: (place: Place, borrower?: BorrowerName) => Promise<void>;
  /** The content of the previous screen. Without it the previous page is another document. */
  readonly before?: (page: Page) => Locator;
  /** The control that sends. */
  readonly control: (page: Page) => Locator;
  /** Enters the values that a new page lacks. */
  readonly enterAnew?: (place: Place) => Promise<void>;
  /** Expects that the input is unchanged. */
  readonly kept?: (page: Page) => Promise<void>;
  /** Expects that the input survives a reload. */
  readonly outlives?: (page: Page) => Promise<void>;
  /** Expects that the screen shows the success. */
  readonly done: (page: Page) => Promise<void>;
  /** Leaves the screen while the write is pending. */
  readonly leave: (page: Page) => Promise<void>;
  /** The content of the screen after `leave`. */
  readonly away: (page: Page) => Locator;
  /** Returns from that screen. */
  readonly comeBack: (page: Page) => Promise<unknown>;
  /** The message of the write on the other screen, after the answer. */
  readonly told?: (page: Page) => Locator;
}

export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
export const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' });
/** The arrow in the header of a borrower's screen. */
export const headerBack = (page: Page) =>
  page.getByRole('button', { name: /^(Volver|返回)$/ }).tap();
