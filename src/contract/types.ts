import type * as v from 'valibot';
import type * as areas from './areas';
import type { AliasName } from './calls';

type Areas = typeof areas;

/** A call without its two schemas does not compile. */
type Schemas = Areas extends Record<`${AliasName}Request`, () => v.GenericSchema> &
  Record<`${AliasName}Answer`, v.GenericSchema>
  ? Areas
  : never;

/** The parameters of a call, in addition to the common parameters. */
export type RequestOf<Name extends AliasName> = v.InferOutput<
  ReturnType<Schemas[`${Name}Request`]>
>;

/** An answer's `data` as a server may send it. */
export type AnswerOf<Name extends AliasName> = v.InferInput<Schemas[`${Name}Answer`]>;

/** An answer's `data` after the check of its schema. */
export type WireOf<Name extends AliasName> = v.InferOutput<Schemas[`${Name}Answer`]>;

/** Parameters that an address or a session may lack. A missing one is omitted, and the server refuses the call. */
export type Unsure<Request> = {
  readonly [Key in keyof Request]?: Request[Key] | undefined;
};
