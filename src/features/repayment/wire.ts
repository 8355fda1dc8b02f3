import * as v from 'valibot';
import { list, money, requiredText, text } from '../../api/wire';
import { ChannelSchema } from '../../loan-api/channel';

/** What an extension costs and how to pay it, as it comes over the line (docs/reference/answers.md#instalment). */
export const ExtensionSchema = v.object({
  productLogo: text,
  productName: text,
  delayInfo: v.object({ reviewer: text, delayAmount: requiredText, delayTime: text }),
  repayPlan: list(v.object({ title: text, amount: money, remark: text, time: text })),
  repayList: list(v.object({ title: text, list: list(ChannelSchema) })),
  noticeMsg: text,
  note: text,
});

export type ExtensionWire = v.InferOutput<typeof ExtensionSchema>;
