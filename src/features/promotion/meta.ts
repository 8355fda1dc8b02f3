import { msg } from '@lingui/core/macro';

/** What the tab and a shared link say of the landing page. `{name}` is the lender's. */
export const promotionMeta = {
  title: msg`Register`,
  description: msg`Register with {name} by mobile number, for free. See the amount, the term and every cost before you borrow.`,
} as const;
