import type { ReactElement } from 'react';
import { OrderStatus } from '../../../order/model';
import { Awaiting } from '../../../ui/illustrations/Awaiting';
import { Due } from '../../../ui/illustrations/Due';
import { OnItsWay } from '../../../ui/illustrations/OnItsWay';
import { Overdue } from '../../../ui/illustrations/Overdue';
import { Rejected } from '../../../ui/illustrations/Rejected';
import { Settled } from '../../../ui/illustrations/Settled';
import { UnderReview } from '../../../ui/illustrations/UnderReview';

const pictures = new Map<string, ReactElement>([
  [OrderStatus.underReview, <UnderReview />],
  [OrderStatus.rejected, <Rejected />],
  [OrderStatus.disbursing, <OnItsWay />],
  [OrderStatus.awaiting, <Awaiting />],
  [OrderStatus.due, <Due />],
  [OrderStatus.overdue, <Overdue />],
]);

/** A status's banner picture; the settled one for any other (docs/reference/product.md#order-statuses). */
export function StatusPicture({ status }: { readonly status: string }) {
  return pictures.get(status) ?? <Settled />;
}
