import * as v from 'valibot';
import { text } from '../../platform/api/wire';
import { toReference } from './model';

/** The schema of a payment channel (docs/reference/answers.md#instalment). */
export const ChannelSchema = v.object({
  logo: text,
  desc: text,
  payCode: text,
  vCode: text,
  BARcodeImg: text,
});

type ChannelWire = v.InferOutput<typeof ChannelSchema>;

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
