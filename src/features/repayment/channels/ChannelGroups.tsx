import { styled } from 'styled-components';
import type { ChannelGroup } from '../../../loan-api/channel';
import { hasReference } from '../../../loan-api/model';
import { Card, CardTitle } from '../../../ui/Card';
import { ReferenceCode } from '../reference/ReferenceCode';
import { ChannelRow, type Payment } from './ChannelRow';
import { OpenPaymentNote } from './OpenPaymentNote';

export interface ChannelGroupsProps {
  readonly groups: readonly ChannelGroup[];
  readonly payment: Payment;
}

/** The ways to pay, group by group. A channel that brings its own reference shows it. */
export function ChannelGroups({ groups, payment }: ChannelGroupsProps) {
  const cards = groups
    .filter(({ channels }) => channels.length > 0)
    .map(({ title, channels }, index) => (
      // Groups come as the server wrote them: two may have the same title.
      <Card key={`${index} ${title}`} as="section">
        <CardTitle>{title}</CardTitle>
        <List>
          {channels.map((channel, place) => (
            <li key={`${place} ${channel.name}`}>
              <ChannelRow channel={channel} payment={payment} />
              {hasReference(channel.reference) && <ReferenceCode reference={channel.reference} />}
            </li>
          ))}
        </List>
      </Card>
    ));
  return (
    <>
      <OpenPaymentNote amount={payment.amount} />
      {cards}
    </>
  );
}

const List = styled.ul`
  li + li {
    border-top: 1px solid var(--color-border);
  }
`;
