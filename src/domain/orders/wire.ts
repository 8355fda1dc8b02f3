import * as v from 'valibot';
import { flag, list, requiredText, row, text } from '../../platform/api/wire';

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
