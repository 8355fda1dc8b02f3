import { Card, DetailList, ProductHeading, Tag } from '@/design/ui';
import { serverImage } from '@/platform/navigation';
import type { ComplaintOrder } from '../model';

/** The order that a complaint is about. */
export function OrderCard({ order }: { readonly order: ComplaintOrder }) {
  return (
    <Card>
      <OrderHeading order={order} />
      {order.rows.length > 0 && <DetailList rows={order.rows} />}
    </Card>
  );
}

export function OrderHeading({ order }: { readonly order: ComplaintOrder }) {
  const { productName, productLogo, status, orderNo } = order;
  return (
    <ProductHeading
      name={productName || orderNo}
      logo={serverImage(productLogo)}
      end={status && <Tag>{status}</Tag>}
    />
  );
}
