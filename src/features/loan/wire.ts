import * as v from 'valibot';
import { flag, list, money, requiredText, row, text } from '../../api/wire';

/** Answers of the loan calls as they come over the line (spec, section 3; contract, section 9). */

export const ConfirmationSchema = v.object({
  amount: requiredText,
  periods: requiredText,
  termUnit: text,
  firstPayTime: text,
  isNeedPop: flag,
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

/** A push that succeeded is done even where its answer forgets to say where to go next. */
export const PushSchema = v.nullish(v.object({ lendDetailsUrl: text }));

export const ContractSchema = v.object({
  username: text,
  userName: text,
  productName: text,
  mount: money,
  amount: money,
  bankNo: text,
  daiDate: text,
  planDate: text,
  contractAmount: money,
  commission: money,
  Interest: money,
  IVA: money,
  giveAmount: money,
  userAddress: text,
  contractDate: text,
  company: text,
});

export type ConfirmationWire = v.InferOutput<typeof ConfirmationSchema>;
export type PushWire = v.InferOutput<typeof PushSchema>;
export type ContractWire = v.InferOutput<typeof ContractSchema>;
