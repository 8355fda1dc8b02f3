import * as v from 'valibot';
import { flag, list, money, requiredText, row, text } from '../api/wire';
import { ChannelSchema } from './channel';

/** The schema of an order's detail (docs/reference/answers.md#loan-detail). */
export const LoanDetailSchema = v.object({
  orderStatus: requiredText,
  noticeStatusText: text,
  noticeDesText: text,
  productName: text,
  productLogo: text,
  userOrderDetail: v.nullish(v.object({ detail: list(row) })),
  inside: flag,
  isScore: flag,
  h5Url: text,
  isDelay: flag,
  isNewContract: text,
});

export type LoanDetailWire = v.InferOutput<typeof LoanDetailSchema>;

/** What an order owes now, and how it can be paid. */
export const InstalmentSchema = v.object({
  repayAmount: requiredText,
  productName: text,
  productLogo: text,
  repayDate: text,
  detail: list(row),
  repayList: list(v.object({ reviewer: text, channels: list(ChannelSchema) })),
  noticeMsg: text,
});

export type InstalmentWire = v.InferOutput<typeof InstalmentSchema>;

/** A loan that the borrower may confirm. */
export const ConfirmationSchema = v.object({
  amount: requiredText,
  periods: requiredText,
  termUnit: text,
  firstPayTime: text,
  isNeedPop: flag,
  sendSms: flag,
  messageType: text,
  details: list(row),
  repay_plans: list(v.object({ title: text, description: text, amount: money, pay_time: text })),
  loanRate: text,
  ratemsg: text,
  amountDec: text,
  isNewContract: text,
  comProductLogo: text,
  comProductName: text,
  couNum: money,
});

export type ConfirmationWire = v.InferOutput<typeof ConfirmationSchema>;
