import { Refusal } from './refusal';

/**
 * The lender's check of one parameter. A field converts the sent value, or throws `Refusal`. A parameter that was
 * not sent is `undefined`.
 */
export type Field<Value> = (sent: unknown, name: string) => Value;
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<Some extends Fields> = {
  readonly [Name in keyof Some]: Some[Name] extends Field<infer Value> ? Value : never;
};

const LONGEST_TEXT = 4_000;

/** Required text. */
export const text: Field<string> = (sent, name) => {
  if (typeof sent !== 'string' || sent === '' || sent.length > LONGEST_TEXT) refuse(name);
  return sent;
};

/** Text that may be empty, but not missing. */
export const anyText: Field<string> = (sent, name) => (sent === '' ? '' : text(sent, name));

/** Text that may be empty or missing. */
export const optionalText: Field<string> = (sent, name) =>
  sent === undefined || sent === '' ? '' : text(sent, name);

/** Text, or a number in its place (an id in a JSON body). */
export const id: Field<string> = (sent, name) =>
  typeof sent === 'number' && Number.isSafeInteger(sent) ? String(sent) : text(sent, name);

/** An id or `null`, not missing. */
export const idOrNull: Field<string | null> = (sent, name) =>
  sent === null ? null : id(sent, name);

/** A whole number above zero, as a number or as digits: for instance an amount in minor units. */
export const wholeNumber: Field<number> = (sent, name) => {
  const digits = typeof sent === 'number' ? String(sent) : sent;
  if (typeof digits !== 'string' || !/^[1-9]\d{0,14}$/.test(digits)) refuse(name);
  return Number(digits);
};

/** One of these texts, or the number with the same digits. */
export function oneOf<Choice extends string>(...choices: readonly Choice[]): Field<Choice> {
  return (sent, name) => {
    const told = typeof sent === 'number' ? String(sent) : sent;
    return choices.find((choice) => choice === told) ?? refuse(name);
  };
}

/** The value of the field, or `undefined` if the parameter is missing. */
export function optionally<Value>(field: Field<Value>): Field<Value | undefined> {
  return (sent, name) => (sent === undefined ? undefined : field(sent, name));
}

/** Reads all fields. Throws `Refusal` if the request has a parameter that the call does not define. */
export function readFields<Some extends Fields>(
  fields: Some,
  sent: Readonly<Record<string, unknown>>,
): ValuesOf<Some> {
  for (const name of Object.keys(sent)) if (!Object.keys(fields).includes(name)) refuse(name);
  const values = Object.entries(fields).map(([name, field]) => [name, field(sent[name], name)]);
  return Object.fromEntries(values) as ValuesOf<Some>;
}

function refuse(name: string): never {
  throw new Refusal('parameter', name);
}
