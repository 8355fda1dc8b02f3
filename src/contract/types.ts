import type * as v from 'valibot';
import type * as areas from './areas';
import type { AliasName } from './calls';

type Areas = typeof areas;

/** The schema of a name. A call without it does not compile where `Complete` is used, and there alone. */
type SchemaOf<Name extends string> = Name extends keyof Areas ? Areas[Name] : never;

type Sent<Name extends AliasName> =
  SchemaOf<`${Name}Request`> extends () => infer Schema
    ? Schema extends v.GenericSchema
      ? Schema
      : never
    : never;

type Answered<Name extends AliasName> =
  SchemaOf<`${Name}Answer`> extends infer Schema
    ? Schema extends v.GenericSchema
      ? Schema
      : never
    : never;

/** The parameters of a call, in addition to the common parameters. */
export type RequestOf<Name extends AliasName> = v.InferOutput<Sent<Name>>;

/** An answer's `data` as a server may send it. */
export type AnswerOf<Name extends AliasName> = v.InferInput<Answered<Name>>;

/** An answer's `data` after the check of its schema. */
export type WireOf<Name extends AliasName> = v.InferOutput<Answered<Name>>;

/** Parameters that an address or a session may lack. A missing one is omitted, and the server refuses the call. */
export type Unsure<Request> = {
  readonly [Key in keyof Request]?: Request[Key] | undefined;
};
