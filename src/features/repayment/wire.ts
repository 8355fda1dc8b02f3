import * as v from 'valibot';
import { list, money, requiredText, row, text } from '../../api/wire';

/** Answers about what is due and how to pay it, as they come over the line (spec, section 3; contract, 9). */

const channel = v.object({ logo: text, desc: text, payCode: text, vCode: text, BARcodeImg: text });

export const InstalmentSchema = v.object({
  repayAmount: requiredText,
  productName: text,
  productLogo: text,
  repayDate: text,
  detail: list(row),
  repayList: list(v.object({ reviewer: text, channels: list(channel) })),
  noticeMsg: text,
});

export const ExtensionSchema = v.object({
  productLogo: text,
  productName: text,
  delayInfo: v.object({ reviewer: text, delayAmount: requiredText, delayTime: text }),
  repayPlan: list(v.object({ title: text, amount: money, remark: text, time: text })),
  repayList: list(v.object({ title: text, list: list(channel) })),
  noticeMsg: text,
  note: text,
});

export type ChannelWire = v.InferOutput<typeof channel>;
export type InstalmentWire = v.InferOutput<typeof InstalmentSchema>;
export type ExtensionWire = v.InferOutput<typeof ExtensionSchema>;
