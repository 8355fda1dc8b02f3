import * as v from 'valibot';
import { api } from '../../../platform/api/api';
import { read } from '../../../platform/api/endpoint';
import { list, money, requiredText, text } from '../../../platform/api/wire';
import type { OrderKey } from '../../../domain/orders/api';
import { CARD_CHANNEL, ChannelSchema, toGroup } from '../../../domain/orders/channel';

/** The schema of an extension (docs/reference/answers.md#instalment). */
export const ExtensionSchema = v.object({
  productLogo: text,
  productName: text,
  delayInfo: v.object({ reviewer: text, delayAmount: requiredText, delayTime: text }),
  repayPlan: list(v.object({ title: text, amount: money, remark: text, time: text })),
  repayList: list(v.object({ title: text, list: list(ChannelSchema) })),
  noticeMsg: text,
  note: text,
});

const toExtension = (wire: v.InferOutput<typeof ExtensionSchema>) => ({
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
  // A card's commit has no field for an extension (docs/reference/routes.md#ways-between-screens).
  groups: wire.repayList.map(({ title, list }) =>
    toGroup(
      title,
      list.filter(({ payCode }) => payCode !== CARD_CHANNEL),
    ),
  ),
  notice: wire.noticeMsg,
  note: wire.note,
});

export type Extension = ReturnType<typeof toExtension>;

const extensionApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanPlayDelayDetail: build.query<Extension, OrderKey>(
      read(ExtensionSchema, toExtension, 'Order'),
    ),
  }),
});

export const { useLoanPlayDelayDetailQuery } = extensionApi;
