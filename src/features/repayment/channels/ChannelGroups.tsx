import { styled } from 'styled-components';
import { Card, CardTitle } from '../../../design/ui';
import { type ChannelGroup, hasReference } from '../../../domain/orders';
import { useCurrentOrder } from '../../../platform/navigation';
import { EarlierPayments } from '../../../shared';
import { ReferenceCode } from '../reference/ReferenceCode';
import { ChannelRow, type Payment } from './ChannelRow';
import { OpenPaymentNote } from './OpenPaymentNote';

export interface ChannelGroupsProps {
  readonly groups: readonly ChannelGroup[];
  /** Undefined where no amount is chosen: then no channel leads anywhere. */
  readonly payment: Payment | undefined;
}

/** The payment channels in their groups. A channel with its own reference shows the reference. */
export function ChannelGroups({ groups, payment }: ChannelGroupsProps) {
  const order = useCurrentOrder();
  const cards = groups
    .filter(({ channels }) => channels.length > 0)
    .map(({ title, channels }, index) => (
      // Two groups may have the same title.
      <Card key={`${index} ${title}`} as="section">
        <CardTitle>{title}</CardTitle>
        <List>
          {channels.map((channel, index) => (
            <li key={`${index} ${channel.name}`}>
              <ChannelRow channel={channel} payment={payment} />
              {hasReference(channel.reference) && <ReferenceCode reference={channel.reference} />}
            </li>
          ))}
        </List>
      </Card>
    ));
  return (
    <>
      <OpenPaymentNote />
      <EarlierPayments order={order} />
      {cards}
    </>
  );
}

const List = styled.ul`
  li + li {
    border-top: 1px solid var(--color-border);
  }
`;
