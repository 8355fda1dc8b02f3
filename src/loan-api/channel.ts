import * as v from 'valibot';
import { text } from '../api/wire';
import { type Reference, toReference } from './model';

/** A way to pay as it comes over the line (docs/reference/answers.md#instalment). */
export const ChannelSchema = v.object({
  logo: text,
  desc: text,
  payCode: text,
  vCode: text,
  BARcodeImg: text,
});

type ChannelWire = v.InferOutput<typeof ChannelSchema>;

/** The `payCode` of the channel that is paid with a card (docs/reference/routes.md#ways-between-screens). */
export const CARD_CHANNEL = 'card';

/** A way to pay. */
export interface Channel {
  readonly name: string;
  readonly logo: string;
  /** What its payment instruction is asked with; empty where the channel brings its own reference. */
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
