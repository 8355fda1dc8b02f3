/** A moment by the lender's clock, by the device's, which can be set, and by that of its pages, which stops in its sleep. */
export interface Moment {
  readonly lender: number;
  readonly device: number;
  readonly steady: number;
}

/** The amount on a screen, and when the reading that it comes from began. */
export interface Shown {
  readonly amount: string;
  readonly couponId: string | null;
  /** As the screen knows it. */
  readonly readAt: number;
  /** As it was. */
  readonly began: Moment;
}
