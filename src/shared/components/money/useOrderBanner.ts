import { useState } from 'react';
import { formatDate, isDayOver } from '@/design/format';
import type { StateTone } from '@/design/theme';
import {
  bannerOf,
  type OrderBanner,
  type OrderState,
  useAcceptedPayments,
  usePendingPayment,
} from '@/domain/money';
import { type OrderKey, OrderStatus } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';

/** What a screen has read of its order. */
export interface ReadOrder {
  readonly status?: string | undefined;
  readonly canRepay: boolean;
  /** Minor units; empty if unknown. */
  readonly amount: string;
  readonly dueDate: string;
  /** The lender's own words for the status. */
  readonly title?: string;
  readonly text?: string;
}

/** What stands first on a screen of an order, undefined where nothing is known yet, and the screen's tone. */
export function useOrderBanner(key: OrderKey, read: ReadOrder | undefined) {
  const { open, elsewhere } = usePendingPayment(key);
  const accepted = useAcceptedPayments(key);
  const isOver = useIsOver();
  const order = read && {
    status: read.status,
    canRepay: read.canRepay,
    isDayOver: read.canRepay && isOver(read),
  };
  const last = accepted[accepted.length - 1];
  const banner = bannerOf({ account: { open, elsewhere }, accepted: last, order });
  return { banner, tone: toneOf(banner, open?.state === 'undone') };
}

/** Without a date the lender's status decides. */
function useIsOver() {
  const { timeZone } = useEnvironment();
  const [now] = useState(Date.now);
  return ({ dueDate, status }: ReadOrder): boolean => {
    const day = formatDate(dueDate, timeZone);
    return /^\d{4}-\d\d-\d\d$/.test(day)
      ? isDayOver(day, timeZone, now)
      : status === OrderStatus.overdue;
  };
}

const tones: Readonly<Partial<Record<OrderBanner['is'] | OrderState, StateTone>>> = {
  unknown: 'waiting',
  notBooked: 'waiting',
  openedElsewhere: 'waiting',
  overdue: 'wrong',
  settled: 'good',
  underReview: 'waiting',
  disbursing: 'waiting',
  awaiting: 'waiting',
};

/** A state without a tone stands on the brand's ground, but not beside a payment that a check did not find: money may have left. */
const toneOf = (banner: OrderBanner | undefined, isUndone: boolean): StateTone | undefined =>
  (banner && tones[banner.is]) ?? (isUndone ? 'waiting' : undefined);
