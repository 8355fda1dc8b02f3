/** A moment, by the clocks of the lender and of the device. */
export interface Moment {
  readonly lender: number;
  readonly device: number;
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
