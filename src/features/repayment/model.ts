import { isSomething, type Row } from '../../order/model';
import { toReference, type Reference } from './reference/model';
import type { ChannelWire, ExtensionWire, InstalmentWire } from './wire';

/** Money stays the wire's text in minor units; `formatMoney` shows it. */
type MinorUnits = string;

/** The `payCode` of the channel that is paid with a card (contract, section 9). */
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

export interface Instalment {
  readonly amount: MinorUnits;
  readonly dueDate: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly rows: readonly Row[];
  readonly groups: readonly ChannelGroup[];
  readonly notice: string;
}

export const toInstalment = (wire: InstalmentWire): Instalment => ({
  amount: wire.repayAmount,
  dueDate: wire.repayDate,
  productName: wire.productName,
  productLogo: wire.productLogo,
  rows: wire.detail.filter(({ value }) => isSomething(value)),
  groups: wire.repayList.map(({ reviewer, channels }) => toGroup(reviewer, channels)),
  notice: wire.noticeMsg,
});

export interface Extension {
  readonly productName: string;
  readonly productLogo: string;
  /** What the lender calls the extension. */
  readonly title: string;
  readonly fee: MinorUnits;
  readonly newDate: string;
  readonly plan: readonly ExtensionStep[];
  readonly groups: readonly ChannelGroup[];
  readonly notice: string;
  readonly note: string;
}

export interface ExtensionStep {
  readonly title: string;
  readonly amount: MinorUnits;
  readonly remark: string;
  readonly date: string;
}

export const toExtension = (wire: ExtensionWire): Extension => ({
  productName: wire.productName,
  productLogo: wire.productLogo,
  title: wire.delayInfo.reviewer,
  fee: wire.delayInfo.delayAmount,
  newDate: wire.delayInfo.delayTime,
  plan: wire.repayPlan.map(({ time, ...step }) => ({ ...step, date: time })),
  groups: wire.repayList.map(({ title, list }) => toGroup(title, list)),
  notice: wire.noticeMsg,
  note: wire.note,
});

const toGroup = (title: string, channels: readonly ChannelWire[]): ChannelGroup => ({
  title,
  channels: channels.map(({ desc, logo, payCode, vCode, BARcodeImg }) => ({
    name: desc,
    logo,
    payCode,
    reference: toReference(vCode, BARcodeImg),
  })),
});
