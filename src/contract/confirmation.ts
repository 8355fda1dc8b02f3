import * as v from 'valibot';
import {
  address,
  code,
  date,
  flag,
  list,
  money,
  requiredMoney,
  requiredText,
  row,
  text,
} from './fields';
import * as sent from './sent';

/** Reads a loan that waits for its confirmation. */
export const loanDetailConfirmRequest = () =>
  v.object({
    /** Product of the order or of the offer. */
    productId: sent.text,
    /** 1 for the second request, after an answer with `isNeedPop` 1. */
    isType: v.optional(v.picklist([1])),
  });

/** A loan that the borrower may confirm. */
export const loanDetailConfirmAnswer = v.object({
  /** Amount that the borrower receives; sent back unchanged. */
  amount: requiredMoney,
  /** The term, in the unit of `termUnit`; sent back unchanged. */
  periods: requiredText,
  /** `D` or empty days, `W` weeks, `M` months, `Y` years; sent back unchanged. */
  termUnit: code,
  /** First payment. */
  firstPayTime: date,
  /** 1: the lender prepares the figures; the app reads them again with `isType` 1. */
  isNeedPop: flag,
  /** The app does not use it. */
  sendSms: flag,
  /** The app does not use it. */
  messageType: code,
  /** Rows of the loan. */
  details: list(row),
  /** The payments. */
  repay_plans: list(
    v.object({
      /** Name of the payment. */
      title: text,
      /** Composition of the payment, in words. */
      description: text,
      /** Amount of the payment. */
      amount: money,
      /** Date of the payment. */
      pay_time: date,
    }),
  ),
  /** Interest per day, in words. */
  loanRate: text,
  /** Remark about the rate. */
  ratemsg: text,
  /** Remark about the amount. */
  amountDec: text,
  /** The agreement that the borrower accepts; empty without one. */
  isNewContract: address,
  /** Logo of the product. */
  comProductLogo: address,
  /** Name of the product. */
  comProductName: text,
  /** Amount of the coupon; empty or 0 without one. */
  couNum: money,
});
