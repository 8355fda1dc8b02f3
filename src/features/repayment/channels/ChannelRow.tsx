import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { forwardIcon, Icon, ProductHeading } from '../../../design/ui';
import { CARD_CHANNEL, type Channel } from '../../../domain/orders';
import {
  pathTo,
  type RequestType,
  serverImage,
  useAddressQuery,
  useCurrentOrder,
} from '../../../platform/navigation';

/** The payment of a repayment screen. */
export interface Payment {
  readonly requestType: RequestType;
  /** Minor units. */
  readonly amount: string;
  /** When the request that answered with the amount was sent, in epoch milliseconds. */
  readonly readAt: number;
}

export interface ChannelRowProps {
  readonly channel: Channel;
  readonly payment: Payment | undefined;
}

/** The logo and the name of a channel, and its link where it has one. */
export function ChannelRow({ channel, payment }: ChannelRowProps) {
  const path = useChannelPath(channel.payCode, payment);
  const heading = (
    <ProductHeading
      name={channel.name}
      logo={serverImage(channel.logo)}
      end={path && <Icon shape={forwardIcon} size={20} />}
    />
  );
  if (!path) return <PlainRow>{heading}</PlainRow>;
  return (
    <ChannelLink to={path} state={{ readAt: payment?.readAt }}>
      {heading}
    </ChannelLink>
  );
}

/** Cards have their own screen. Every other channel with a code has a payment instruction. */
function useChannelPath(payCode: string, payment: Payment | undefined): string | undefined {
  const { productId, orderId } = useCurrentOrder();
  const read = useAddressQuery();
  const subject = { ...(productId && { productId }), ...(orderId && { orderId }) };
  if (!payCode || !payment) return undefined;
  const { requestType, amount } = payment;
  if (payCode !== CARD_CHANNEL) {
    return pathTo('DRInstructions', { ...subject, requestType, amount, payCode });
  }
  const couponId = read('couponId');
  return pathTo('ynRepay', { ...subject, amount, ...(couponId && { couponId }) });
}

const PlainRow = styled.div`
  padding-block: 0.625rem;
`;

const ChannelLink = styled(Link)`
  display: block;
  padding-block: 0.625rem;
  color: inherit;
  text-decoration: none;
`;
