import type { Locator, Page } from '@playwright/test';
import type { Alias, BorrowerName, Lender } from '../../../sandbox';

/** Who sends, where: a page, and the lender that answers it. */
export interface Place {
  readonly page: Page;
  readonly lender: Lender;
}

export interface Countdown {
  readonly control: (page: Page) => Locator;
  /** Its name when it has run out. */
  readonly rest: string;
  /** It runs beside the write, started by an earlier one. */
  readonly isBeside?: true;
}

/** One of the nine writes (docs/reference/calls.md#writes), as a person meets it. */
export interface Write {
  readonly alias: Alias;
  /** Its outcome can be unknown, and then it is locked. */
  readonly isMoney?: true;
  /** A visitor has none. */
  readonly borrower?: BorrowerName;
  /** Who is launched in the same tab while the write is in flight; `path` is theirs. */
  readonly other: { readonly borrower: BorrowerName; readonly path: string };
  /** The address at which the native app, or an advertisement, opens the screen. */
  readonly path: (lender: Lender) => Promise<string>;
  /** Brings the borrower to the point of sending, so that Back leads to `before`. */
  readonly come: (place: Place, borrower?: BorrowerName) => Promise<void>;
  /** What the screen before shows; without it the page before is another document. */
  readonly before?: (page: Page) => Locator;
  /** What is pressed to send. */
  readonly control: (page: Page) => Locator;
  /** Enters what a page made anew has lost, and what has to be as it is now. */
  readonly enterAnew?: (place: Place) => Promise<void>;
  /** What stands in its place in a page that cannot know of an earlier one. */
  readonly anew?: (page: Page) => Locator;
  /** The field whose Enter sends, too. */
  readonly field?: (page: Page) => Locator;
  /** What was entered is still there. */
  readonly kept?: (page: Page) => Promise<void>;
  /** What this device keeps through a reload is still there. */
  readonly outlives?: (page: Page) => Promise<void>;
  /** The screen shows that the write was carried out. */
  readonly done: (page: Page) => Promise<void>;
  /** Leaves for another place while the write is in flight. */
  readonly leave: (page: Page) => Promise<void>;
  /** What that place shows. */
  readonly away: (page: Page) => Locator;
  /** Comes back from there. */
  readonly comeBack: (page: Page) => Promise<unknown>;
  /** What `away` says of the write, once its answer is there. */
  readonly told?: (page: Page) => Locator;
  readonly countdown?: Countdown;
}

export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
export const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' });
/** The arrow in the header of a borrower's screen. */
export const headerBack = (page: Page) =>
  page.getByRole('button', { name: /^(Volver|返回)$/ }).tap();
