import type { ReactElement } from 'react';
import { Awaiting, Due, OnItsWay, Overdue, Rejected, Settled, UnderReview } from '@/design/ui';
import { OrderStatus } from '@/domain/orders';

const pictures = new Map<string, ReactElement>([
  [OrderStatus.underReview, <UnderReview />],
  [OrderStatus.rejected, <Rejected />],
  [OrderStatus.disbursing, <OnItsWay />],
  [OrderStatus.awaiting, <Awaiting />],
  [OrderStatus.due, <Due />],
  [OrderStatus.overdue, <Overdue />],
]);

/** The banner picture of a status. An unknown status has the settled one (docs/reference/screens.md#order-statuses). */
export function StatusPicture({ status }: { readonly status: string }) {
  return pictures.get(status) ?? <Settled />;
}
