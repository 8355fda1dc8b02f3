import { styled } from 'styled-components';
import { Card, CardTitle } from '@/design/ui';
import type { ChannelGroup } from '@/domain/orders';
import { ChannelRow, type Payment } from './ChannelRow';

export interface ChannelGroupsProps {
  readonly groups: readonly ChannelGroup[];
  /** Undefined where no amount is chosen: then no channel leads anywhere. */
  readonly payment: Payment | undefined;
}

/** The payment channels in their groups. */
export function ChannelGroups({ groups, payment }: ChannelGroupsProps) {
  return groups
    .filter(({ channels }) => channels.length > 0)
    .map(({ title, channels }, index) => (
      // Two groups may have the same title.
      <Card key={`${index} ${title}`} as="section">
        <CardTitle>{title}</CardTitle>
        <ChannelList>
          {channels.map((channel, index) => (
            <li key={`${index} ${channel.name}`}>
              <ChannelRow channel={channel} payment={payment} />
            </li>
          ))}
        </ChannelList>
      </Card>
    ));
}

export const ChannelList = styled.ul`
  li + li {
    border-top: 1px solid var(--color-border);
  }
`;
