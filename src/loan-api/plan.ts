/** A payment that the lender plans: of a loan to be confirmed, or of one that is extended. */
export interface PlannedPayment {
  readonly title: string;
  readonly description: string;
  /** Minor units, as the wire's text. */
  readonly amount: string;
  readonly date: string;
}
