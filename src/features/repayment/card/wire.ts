import * as v from 'valibot';
import { flag, list, number, requiredText, text } from '../../../api/wire';

/** Answers of the payment calls (spec, sections 3 and 7). */

/** A value that is only ever sent back: it keeps the type in which it came. */
const echoed = v.nullish(v.union([v.string(), number]), '');

export type Echoed = v.InferOutput<typeof echoed>;

export const WaySchema = v.object({
  alipay: flag,
  repayToken: echoed,
  bankCards: list(
    v.object({
      id: v.union([v.string(), number]),
      bankName: text,
      cardNo: text,
      bankCode: echoed,
    }),
  ),
});

/** A commit that succeeded is done even where its answer is empty; one that wants a code names its record. */
export const CommitSchema = v.nullish(
  v.pipe(
    v.object({ needValid: flag, repayRecordId: echoed }),
    v.check(({ needValid, repayRecordId }) => !needValid || repayRecordId !== ''),
  ),
);

export const OnlinePaymentSchema = v.object({ url: requiredText });

export type WayWire = v.InferOutput<typeof WaySchema>;
export type CommitWire = v.InferOutput<typeof CommitSchema>;
export type OnlinePaymentWire = v.InferOutput<typeof OnlinePaymentSchema>;
