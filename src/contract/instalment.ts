import * as v from 'valibot';
import { channel } from './channel';
import { address, date, list, requiredMoney, row, text } from './fields';
import * as sent from './sent';

/** Reads the debt of an order and its payment channels. */
export const loanPlayDetailRequest = () => v.object(sent.order);

/** The debt of an order now. The app reads it as evidence before and after each payment. */
export const loanPlayDetailAnswer = v.object({
  /** Debt now. */
  repayAmount: requiredMoney,
  /** Name of the product. */
  productName: text,
  /** Logo of the product. */
  productLogo: address,
  /** Due date. */
  repayDate: date,
  /** Rows; a row without a value is not shown. */
  detail: list(row),
  /** Groups of payment channels. */
  repayList: list(
    v.object({
      /** Title of the group. */
      reviewer: text,
      /** Payment channels. */
      channels: list(channel),
    }),
  ),
  /** Note below the content. */
  noticeMsg: text,
});
