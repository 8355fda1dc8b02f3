import * as v from 'valibot';
import { address } from './fields';
import * as sent from './sent';

/** Confirms a loan. */
export const loanDetailPushRequest = () =>
  v.object({
    /** From loanDetailConfirm, unchanged. */
    amount: sent.text,
    /** From loanDetailConfirm, unchanged. */
    periods: sent.text,
    /** From loanDetailConfirm, unchanged. */
    termUnit: sent.anyText,
    /** Product of the order or of the offer. */
    productId: sent.text,
  });

/** The confirmation is accepted. A missing address does not undo it. */
export const loanDetailPushAnswer = v.nullish(
  v.object({
    /** Address of the next page; the app adds the common parameters and `from=confirm`. */
    lendDetailsUrl: address,
  }),
);
