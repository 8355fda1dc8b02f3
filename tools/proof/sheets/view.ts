import type { Locator, Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../../sandbox';

/** A view for a picture: the address that a borrower opens, and the controls to tap first. */
export interface View {
  readonly name: string;
  readonly path: (lender: Lender) => string;
  readonly borrower: BorrowerName;
  /** Selectors of controls, in order of the taps. A control has another name in each language. */
  readonly taps: readonly string[];
  /** A part of the page: the picture is one phone's screen with this part in its middle. Default: the whole page. */
  readonly part?: (page: Page) => Locator;
  /** What the borrower did before. */
  readonly before?: (visit: Visit) => Promise<void>;
}

/** What a person does before the picture, so that the payment or the confirmation is in the state to show. */
export interface Visit {
  readonly page: Page;
  readonly lender: Lender;
  /** Opens an address as the view's borrower. */
  readonly open: (path: string) => Promise<void>;
}
