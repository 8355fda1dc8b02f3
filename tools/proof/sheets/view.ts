import type { BorrowerName, Lender } from '../../../sandbox';

/** A view for a picture: the address that a borrower opens, and the controls to tap first. */
export interface View {
  readonly name: string;
  readonly path: (lender: Lender) => string;
  readonly borrower: BorrowerName;
  /** Selectors of controls, in order of the taps. A control has another name in each language. */
  readonly taps: readonly string[];
}
