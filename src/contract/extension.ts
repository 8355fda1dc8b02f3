import * as v from 'valibot';
import { channel } from './channel';
import { address, date, list, money, requiredMoney, text } from './fields';
import * as sent from './sent';

/** Reads the cost of an extension and its payment channels. */
export const loanPlayDelayDetailRequest = () => v.object(sent.order);

/** The cost of an extension, and its payment channels. */
export const loanPlayDelayDetailAnswer = v.object({
  /** Logo of the product. */
  productLogo: address,
  /** Name of the product. */
  productName: text,
  /** The extension. */
  delayInfo: v.object({
    /** Title. */
    reviewer: text,
    /** Cost of the extension. */
    delayAmount: requiredMoney,
    /** The new due date. */
    delayTime: date,
  }),
  /** Payments with the extension. */
  repayPlan: list(
    v.object({
      /** Name of the payment. */
      title: text,
      /** Amount of the payment. */
      amount: money,
      /** Remark about the payment. */
      remark: text,
      /** Date of the payment. */
      time: date,
    }),
  ),
  /** Groups of payment channels. */
  repayList: list(
    v.object({
      /** Title of the group. */
      title: text,
      /** Payment channels. */
      list: list(channel),
    }),
  ),
  /** Note. */
  noticeMsg: text,
  /** Note below the content. */
  note: text,
});
