import type { WireOf } from '@/contract';
import { toReference } from './model';

/** An extension's channels have the same fields. */
type ChannelWire = WireOf<'loanPlayDetail'>['repayList'][number]['channels'][number];

/** The `payCode` of the card channel (docs/reference/routes.md#ways-between-screens). */
export const CARD_CHANNEL = 'card';

export const toGroup = (title: string, channels: readonly ChannelWire[]) => ({
  title,
  channels: channels.map(({ desc, logo, payCode, vCode, BARcodeImg }) => ({
    name: desc,
    logo,
    // Empty where the channel contains its own reference.
    payCode,
    reference: toReference(vCode, BARcodeImg),
  })),
});

export type ChannelGroup = ReturnType<typeof toGroup>;
export type Channel = ChannelGroup['channels'][number];
