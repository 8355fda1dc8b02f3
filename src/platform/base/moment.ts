/**
 * A moment by two clocks, in milliseconds. The device's clock (`wall`, since the epoch) can be set back meanwhile; the page's
 * own (`steady`) cannot, but it stops while a phone sleeps.
 */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
}

export const thisMoment = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/** A moment in epoch milliseconds, by the device's clock as it is set now. Where the two differ, the earlier time counts. */
export const epochOf = ({ wall, steady }: Moment): number =>
  Math.min(wall, Date.now() - (performance.now() - steady));
