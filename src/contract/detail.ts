import * as v from 'valibot';
import { address, date, flag, list, money, nothing, requiredCode, row, text } from './fields';
import * as sent from './sent';

/** Reads an order and its state. */
export const loanDetailsRequest = () => v.object(sent.order);

/** An order and its state. */
export const loanDetailsAnswer = v.object({
  /** 21 under review, 110 rejected, 151 disbursing, 170 awaiting, 174 due, 180 overdue, 200 settled. */
  orderStatus: requiredCode,
  /** Title of the notice. */
  noticeStatusText: text,
  /** Text of the notice. */
  noticeDesText: text,
  /** Debt now; the banner says it. */
  repayAmount: money,
  /** Due date; the banner says it. */
  repayDate: date,
  /** Name of the product. */
  productName: text,
  /** Logo of the product. */
  productLogo: address,
  /** Details of the order. */
  userOrderDetail: v.nullish(
    v.object({
      /** Rows; a row without a value, or with `0`, is not shown. */
      detail: list(row),
    }),
  ),
  /** The payments, the paid ones, too; the screen draws them along a line. */
  repay_plans: list(
    v.object({
      /** Name of the payment. */
      title: text,
      /** Amount of the payment. */
      amount: money,
      /** Date of the payment. */
      pay_time: date,
      /** 1: the payment is paid. */
      isPaid: flag,
    }),
  ),
  /** 1: the native app opens borrow-again; otherwise the app opens `h5Url`. */
  inside: flag,
  /** 1: the app asks the borrower for a rating. */
  isScore: flag,
  /** Address of borrow-again. */
  h5Url: address,
  /** 1: the order can be extended. */
  isDelay: flag,
  /** The agreement; empty without one. */
  isNewContract: address,
});

/** Rates the service, or a complaint's handling. */
export const googleScoreRequest = () =>
  v.object({
    /** Stars. */
    score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    /** The rated order; absent for a complaint. */
    orderId: v.optional(sent.text),
    /** The rated complaint; absent for an order. */
    problemId: v.optional(sent.text),
  });

export const googleScoreAnswer = nothing;
