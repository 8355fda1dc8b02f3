import type { FieldNote, Unit } from './fields';

/**
 * The meaning of an answer's `Value`: one note for a field; one note for each field of an object or of a list's items.
 * A field without a meaning does not compile. A meaning without a field does not compile.
 */
export type MeaningOf<Value> = unknown extends Value
  ? Leaf
  : Extract<NonNullable<Value>, object> extends infer Nested
    ? [Nested] extends [never]
      ? Leaf
      : Nested extends readonly (infer Item)[]
        ? [Extract<NonNullable<Item>, object>] extends [never]
          ? Leaf
          : NestedMeaning<Extract<NonNullable<Item>, object>>
        : NestedMeaning<Nested>
    : never;

type Leaf = string | FieldNote;

interface NestedMeaning<Fields> {
  readonly about: string;
  readonly fields: { readonly [Key in keyof Fields]-?: MeaningOf<Fields[Key]> };
}

const as =
  (unit: Unit) =>
  (about: string): FieldNote => ({ about, unit });

export const money = as('minor units');
export const date = as('date');
export const address = as('address');
export const flag = as('flag');
export const code = as('code');
