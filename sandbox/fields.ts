import { Refusal } from './refusal';

/**
 * What the lender expects of a parameter. A field turns what was sent into a value, or refuses; a parameter
 * that was not sent is `undefined`.
 */
export type Field<Value> = (sent: unknown, name: string) => Value;
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<Some extends Fields> = {
  readonly [Name in keyof Some]: Some[Name] extends Field<infer Value> ? Value : never;
};

const LONGEST_TEXT = 4_000;

/** Text that has to be there. */
export const text: Field<string> = (sent, name) => {
  if (typeof sent !== 'string' || sent === '' || sent.length > LONGEST_TEXT) refuse(name);
  return sent;
};

/** Text that may be empty, but not left out. */
export const anyText: Field<string> = (sent, name) => (sent === '' ? '' : text(sent, name));

/** Text that may be empty or left out. */
export const optionalText: Field<string> = (sent, name) =>
  sent === undefined || sent === '' ? '' : text(sent, name);

/** Text, or a number that stands for it (an id in a JSON body). */
export const id: Field<string> = (sent, name) =>
  typeof sent === 'number' && Number.isSafeInteger(sent) ? String(sent) : text(sent, name);

/** An id or `null`; it may not be left out. */
export const idOrNull: Field<string | null> = (sent, name) =>
  sent === null ? null : id(sent, name);

/** A whole number above zero, as a number or as digits: an amount in minor units, for instance. */
export const wholeNumber: Field<number> = (sent, name) => {
  const digits = typeof sent === 'number' ? String(sent) : sent;
  if (typeof digits !== 'string' || !/^[1-9]\d{0,14}$/.test(digits)) refuse(name);
  return Number(digits);
};

/** One of these texts, or the number that reads like it. */
export function oneOf<Choice extends string>(...choices: readonly Choice[]): Field<Choice> {
  return (sent, name) => {
    const told = typeof sent === 'number' ? String(sent) : sent;
    return choices.find((choice) => choice === told) ?? refuse(name);
  };
}

/** What the field takes, or nothing at all. */
export function optionally<Value>(field: Field<Value>): Field<Value | undefined> {
  return (sent, name) => (sent === undefined ? undefined : field(sent, name));
}

/** Reads every field, and refuses what nobody asked for. */
export function readFields<Some extends Fields>(
  fields: Some,
  sent: Readonly<Record<string, unknown>>,
): ValuesOf<Some> {
  for (const name of Object.keys(sent)) if (!Object.hasOwn(fields, name)) refuse(name);
  const values = Object.entries(fields).map(([name, field]) => [name, field(sent[name], name)]);
  return Object.fromEntries(values) as ValuesOf<Some>;
}

function refuse(name: string): never {
  throw new Refusal('parameter', name);
}
