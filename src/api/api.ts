import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type AliasName, isMoney } from './aliases';
import { aliasBaseQuery, type AnswerMeta } from './baseQuery';
import { TAGS } from './endpoint';
import { type ApiFailure, asMoneyFailure } from './failures';

/**
 * How old an answer may be that a screen opens with, in seconds: what was read for it while a finger was on its way, or
 * before the app was there, serves it without another request.
 */
export const FRESH_S = 3;

/** The cache of what the server said. Features inject their endpoints, named as their aliases. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: aliasBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  // An order changes behind our back (a payment in a shop): a screen opened again asks again.
  refetchOnMountOrArgChange: FRESH_S,
  catchSchemaFailure: (error, { endpoint }) => {
    const alias = endpoint as AliasName;
    const failure = malformed(alias, error);
    return isMoney(alias) ? asMoneyFailure(failure) : failure;
  },
});

function malformed(alias: AliasName, error: NamedSchemaError): ApiFailure {
  const meta = error._bqMeta as AnswerMeta;
  const issues = error.issues.map(describe);
  return { kind: 'malformed', alias, ...meta, schema: error.schemaName, issues };
}

/** An issue's place and what was expected there; its own message could quote the value. */
function describe(issue: NamedSchemaError['issues'][number]): string {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  const expected = (issue as { expected?: unknown }).expected;
  return `${path.join('.') || 'data'}: expected ${typeof expected === 'string' ? expected : 'another value'}`;
}
