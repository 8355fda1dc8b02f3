import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type AliasName, isMoney } from '@/contract';
import { aliasBaseQuery, type CallMeta } from './baseQuery';
import { TAGS } from './endpoint';
import { type ApiFailure, asMoneyFailure } from './failures';

/**
 * The maximum age in seconds of an answer with which a screen opens without another request. The app may read an
 * answer early: when a finger touches the link, or before the app is loaded.
 */
export const FRESH_S = 3;

/** The cache of the server's answers. Features inject their endpoints; an endpoint has the name of its alias. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: aliasBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  // An order may change outside this app, by a payment in a shop for example. A screen reads again when it opens.
  refetchOnMountOrArgChange: FRESH_S,
  catchSchemaFailure: (error, { endpoint }) => {
    const alias = endpoint as AliasName;
    const failure = malformed(alias, error);
    return isMoney(alias) ? asMoneyFailure(failure) : failure;
  },
});

function malformed(alias: AliasName, error: NamedSchemaError): ApiFailure {
  const { hashOf: _, ...meta } = error._bqMeta as CallMeta;
  const issues = error.issues.map(describe);
  return { kind: 'malformed', alias, ...meta, schema: error.schemaName, issues };
}

/** The path of an issue and the expected type. The issue's own message could contain the value. */
function describe(issue: NamedSchemaError['issues'][number]): string {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  const expected = (issue as { expected?: unknown }).expected;
  return `${path.join('.') || 'data'}: expected ${typeof expected === 'string' ? expected : 'another value'}`;
}
