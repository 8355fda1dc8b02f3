import * as v from 'valibot';
import { text } from '../api/wire';
import { type Reference, toReference } from './model';

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

export interface Channel {
  readonly name: string;
  readonly logo: string;
  /** The key of its payment instruction; empty where the channel contains its own reference. */
  readonly payCode: string;
  readonly reference: Reference;
}

export interface ChannelGroup {
  readonly title: string;
  readonly channels: readonly Channel[];
}

export const toGroup = (title: string, channels: readonly ChannelWire[]): ChannelGroup => ({
  title,
  channels: channels.map(({ desc, logo, payCode, vCode, BARcodeImg }) => ({
    name: desc,
    logo,
    payCode,
    reference: toReference(vCode, BARcodeImg),
  })),
});
