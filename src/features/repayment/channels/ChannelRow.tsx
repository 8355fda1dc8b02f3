import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type Elements,
  forwardIcon,
  Icon,
  type IconShape,
  ProductHeading,
  touchable,
  Turned,
} from '@/design/ui';
import { CARD_CHANNEL, type Channel, hasReference } from '@/domain/orders';
import {
  pathTo,
  type RequestType,
  serverImage,
  useAddressQuery,
  useCurrentOrder,
} from '@/platform/navigation';
import { FoldedCode } from '../reference/FoldedCode';

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

export const channelIcons = {
  card: 'M3 6h18v12H3zM3 10h18M7 15h3',
  code: 'M4 6v12M8 6v12M11 6v12M14.5 6v12M17 6v12M20 6v12',
  instruction: 'M4 9l1.5-5h13L20 9M4 9v11h16V9M4 9h16M10 20v-6h4v6',
} as const;

/** The logo and the name of a channel, with its link, or with its own reference, which is drawn after a tap. */
export function ChannelRow({ channel, payment }: ChannelRowProps) {
  const { payCode, reference } = channel;
  const path = useChannelPath(payCode, payment);
  const hasCode = hasReference(reference);
  const heading = (icon: IconShape, end: Elements) => (
    <ProductHeading name={channel.name} logo={serverImage(channel.logo)} icon={icon} end={end} />
  );
  if (hasCode && !payCode) {
    return (
      <FoldedCode
        reference={reference}
        control={(isOpen) => heading(channelIcons.code, <Turned $isOpen={isOpen} />)}
      />
    );
  }
  const kind = payCode === CARD_CHANNEL ? channelIcons.card : channelIcons.instruction;
  const forward = path && <Icon shape={forwardIcon} size={20} />;
  return (
    <>
      {path ? (
        <ChannelLink to={path} state={{ readAt: payment?.readAt }}>
          {heading(kind, forward)}
        </ChannelLink>
      ) : (
        <PlainRow>{heading(kind, forward)}</PlainRow>
      )}
      {hasCode && <FoldedCode reference={reference} />}
    </>
  );
}

/** Cards have their own screen. Every other channel with a code has a payment instruction. */
function useChannelPath(payCode: string, payment: Payment | undefined): string | undefined {
  const { productId, orderId } = useCurrentOrder();
  const get = useAddressQuery();
  const subject = { ...(productId && { productId }), ...(orderId && { orderId }) };
  if (!payCode || !payment) return undefined;
  const { requestType, amount } = payment;
  if (payCode !== CARD_CHANNEL) {
    return pathTo('DRInstructions', { ...subject, requestType, amount, payCode });
  }
  const couponId = get('couponId');
  return pathTo('ynRepay', { ...subject, amount, ...(couponId && { couponId }) });
}

export const PlainRow = styled.div`
  padding-block: 0.625rem;
`;

export const ChannelLink = styled(Link)`
  ${touchable}
  display: block;
  padding-block: 0.625rem;
  color: inherit;
  text-decoration: none;
`;
