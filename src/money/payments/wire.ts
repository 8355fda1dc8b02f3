import * as v from 'valibot';
import { flag, list, number, requiredText, text } from '../../api/wire';

/** Answers of the calls that move money (docs/reference/answers.md#payment). */

/** A value that is only ever sent back: it keeps the type in which it came. */
const echoed = v.nullish(v.union([v.string(), number]), '');

export type Echoed = v.InferOutput<typeof echoed>;

export const WaySchema = v.object({
  alipay: flag,
  repayToken: echoed,
  bankCards: list(
    v.object({ id: v.union([v.string(), number]), bankName: text, cardNo: text, bankCode: echoed }),
  ),
});

const YES: readonly unknown[] = [1, '1', true, 'true'];

/** `needValid` decides whether it is paid: where it cannot be read, the outcome is unknown. */
const clearFlag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => YES.includes(value)),
);

/** A commit that wants a code names its record. */
export const CommitSchema = v.pipe(
  v.object({ needValid: clearFlag, repayRecordId: echoed }),
  v.check(({ needValid, repayRecordId }) => !needValid || repayRecordId !== ''),
);

export const OnlinePaymentSchema = v.object({ url: requiredText });

/** A push that succeeded is done even where its answer forgets to say where to go next. */
export const PushSchema = v.nullish(v.object({ lendDetailsUrl: text }));

export type WayWire = v.InferOutput<typeof WaySchema>;
export type CommitWire = v.InferOutput<typeof CommitSchema>;
export type OnlinePaymentWire = v.InferOutput<typeof OnlinePaymentSchema>;
export type PushWire = v.InferOutput<typeof PushSchema>;
