import * as v from 'valibot';

/** The kinds of fields of a request, each with its meaning and its unit. Only types of them reach a bundle. */

/** The metadata of a field beside its type. */
export interface FieldNote {
  readonly about: string;
  readonly unit?: Unit;
}

export type Unit = 'minor units' | 'date' | 'address' | 'flag' | 'code';

/** The parameters of a call, with a description of the call. */
export const call = <Entries extends v.ObjectEntries>(title: string, entries: Entries) =>
  v.pipe(v.object(entries), v.title(title));

/** Text that is never empty. */
export const text = (about: string) =>
  v.pipe(v.string(), v.nonEmpty(), v.metadata({ description: about }));

/** Text that may be empty, but not missing. */
export const anyText = (about: string) => v.pipe(v.string(), v.metadata({ description: about }));

export const choice = <const Choices extends readonly (string | number)[]>(
  choices: Choices,
  about: string,
) => v.pipe(v.picklist(choices), v.metadata({ description: about }));

/** An amount in minor units: a number in JSON, its digits in a query. */
export const amount = (about: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.metadata(inMinorUnits(about)));

export const amountDigits = (about: string) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.metadata(inMinorUnits(about)));

/** A value of an earlier answer, sent back with its type. */
export const echoed = (about: string) =>
  v.pipe(v.union([v.string(), v.number()]), v.metadata({ description: about }));

/** The bytes of a file in a multipart body. */
export const file = (about: string) => v.pipe(v.blob(), v.metadata({ description: about }));

const inMinorUnits = (description: string) => ({ description, unit: 'minor units' }) as const;
