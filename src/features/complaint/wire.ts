import * as v from 'valibot';
import { flag, list, requiredText, text } from '../../platform/api/wire';

/** Schemas of the complaint calls' answers (docs/reference/answers.md#complaints). */

const option = v.object({ title: text, value: requiredText });

const order = v.object({
  orderNo: requiredText,
  productLogo: text,
  productName: text,
  status: text,
  isShow: flag,
  list: list(v.object({ title: text, value: text })),
});

export const ProblemInitSchema = v.object({
  problemType: list(option),
  problemSonType: list(option),
  /** An empty text means no order. */
  orderDetail: v.nullish(v.union([v.literal(''), order])),
  orderList: list(order),
});

export const UploadSchema = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });

export const ProblemListSchema = v.object({
  tabs: list(
    v.object({
      title: text,
      items: list(v.object({ id: requiredText, time: text, type: text, content: text })),
    }),
  ),
});

/** An array of addresses, or one text with commas. */
const images = v.pipe(
  v.nullish(v.union([v.array(text), v.string()]), ''),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  v.transform((addresses) => addresses.map((address) => address.trim()).filter(Boolean)),
);

/** False for a missing value and for 0 in any form; otherwise true (docs/reference/answers.md#complaints). */
const unlessZero = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => ![null, '', 0, '0', false, 'false'].includes(value as string | null)),
);

export const ProblemDetailSchema = v.object({
  problemId: text,
  type: text,
  sonType: text,
  content: text,
  images,
  disposeDetail: text,
  disposeImages: images,
  isNeedScore: unlessZero,
});

export type OrderWire = v.InferOutput<typeof order>;
export type ProblemInitWire = v.InferOutput<typeof ProblemInitSchema>;
export type UploadWire = v.InferOutput<typeof UploadSchema>;
export type ProblemListWire = v.InferOutput<typeof ProblemListSchema>;
export type ProblemDetailWire = v.InferOutput<typeof ProblemDetailSchema>;
