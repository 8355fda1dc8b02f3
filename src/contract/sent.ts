import * as v from 'valibot';
import * as fields from './fields';

/** The kinds of parameters that the app sends. Only their types reach a bundle. */

/** Text that is never empty. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** Text that may be empty, but not missing. */
export const anyText = v.string();

/** An amount in minor units: a number in JSON, its digits in a query. */
export const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
export const amountDigits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

/** A value of an earlier answer, sent back with its type. */
export const echoed = v.unwrap(fields.echoed);

/** The bytes of a file in a multipart body. */
export const file = v.blob();

/** An order. */
export const order = {
  /** Product of the order or of the offer. */
  productId: text,
  /** Order number. */
  orderId: text,
};
