/** @jest-environment node */
import type { components, operations } from '../../docs/api/openapi';
import type { AnswerOf } from '../../src/contract/answers';
import type { RequestOf } from '../../src/contract/requests';
import type { AliasName } from '../../src/platform/api/aliases';

/**
 * Compares the types that `openapi-typescript` generates from the file with the app's own types. `tsc` is the test: a
 * call that does not match is a type error with its name.
 */

type Schemas = components['schemas'];

type Body<Name extends AliasName> = `${Name}Body` extends keyof Schemas
  ? Schemas[`${Name}Body`]
  : object;

/** A body without fields is generated as `Record<string, never>`. */
type BodyOf<Name extends AliasName> = string extends keyof Body<Name> ? object : Body<Name>;

type QueryOf<Name extends AliasName> = operations[Name]['parameters'] extends {
  readonly query?: infer Query;
}
  ? NonNullable<Query>
  : object;

/** `undefined` parameters are left out. */
type Sent<Request> = { [Key in keyof Request]: Exclude<Request[Key], undefined> };

type Fits<One, Other> = [One] extends [Other] ? true : false;

type Misfits<Fit extends Record<AliasName, boolean>> = {
  [Name in AliasName]: Fit[Name] extends true ? never : Name;
}[AliasName];

type WrongAnswers = Misfits<{
  [Name in AliasName]: Fits<Schemas[`${Name}Data`], AnswerOf<Name>>;
}>;

/** A parameter of the body may have the name of a common one of the query. */
type Allowed<Name extends AliasName, Key> = Key extends keyof BodyOf<Name>
  ? BodyOf<Name>[Key]
  : Key extends keyof QueryOf<Name>
    ? QueryOf<Name>[Key]
    : never;

type WrongRequests = Misfits<{
  [Name in AliasName]: Fits<
    Sent<RequestOf<Name>>,
    { [Key in keyof RequestOf<Name>]: Allowed<Name, Key> }
  >;
}>;

/** Compiles only if every call matches. */
const fits: Record<'answers' | 'requests', true> = {
  answers: true satisfies Fits<WrongAnswers, never>,
  requests: true satisfies Fits<WrongRequests, never>,
};

it('the schemas of the app accept the answers of the file, and the file accepts the requests of the app', () => {
  expect(fits).toEqual({ answers: true, requests: true });
});
