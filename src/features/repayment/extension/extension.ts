import { CARD_CHANNEL, type ChannelGroup, toGroup } from '../../../loan-api/channel';
import type { PlannedPayment } from '../../../loan-api/plan';
import type { ExtensionWire } from '../wire';

/** Money stays the wire's text in minor units; `formatMoney` shows it. */
type MinorUnits = string;

export interface Extension {
  readonly productName: string;
  readonly productLogo: string;
  /** What the lender calls the extension. */
  readonly title: string;
  readonly fee: MinorUnits;
  readonly newDate: string;
  readonly plan: readonly PlannedPayment[];
  readonly groups: readonly ChannelGroup[];
  readonly notice: string;
  readonly note: string;
}

export const toExtension = (wire: ExtensionWire): Extension => ({
  productName: wire.productName,
  productLogo: wire.productLogo,
  title: wire.delayInfo.reviewer,
  fee: wire.delayInfo.delayAmount,
  newDate: wire.delayInfo.delayTime,
  plan: wire.repayPlan.map(({ title, remark, amount, time }) => ({
    title,
    description: remark,
    amount,
    date: time,
  })),
  // A card's commit cannot say that it pays an extension (docs/reference/routes.md#ways-between-screens).
  groups: wire.repayList.map(({ title, list }) =>
    toGroup(
      title,
      list.filter(({ payCode }) => payCode !== CARD_CHANNEL),
    ),
  ),
  notice: wire.noticeMsg,
  note: wire.note,
});
