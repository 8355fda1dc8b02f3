import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { isMoney, type AliasName } from './aliases';
import { aliasBaseQuery } from './baseQuery';
import { asMoneyFailure, type ApiFailure } from './failures';

/** The cache of what the server said. Features inject their endpoints, named as their aliases. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: aliasBaseQuery,
  tagTypes: ['Order', 'Complaint'],
  endpoints: () => ({}),
  // An order changes behind our back (a payment in a shop): a screen opened again asks again.
  refetchOnMountOrArgChange: true,
  catchSchemaFailure: (error, { endpoint }) => {
    const alias = endpoint as AliasName;
    const failure = malformed(alias, error);
    return isMoney(alias) ? asMoneyFailure(failure) : failure;
  },
});

function malformed(alias: AliasName, error: NamedSchemaError): ApiFailure {
  return { kind: 'malformed', alias, schema: error.schemaName, issues: error.issues.map(describe) };
}

/** An issue's place and what was expected there; its own message could quote the value. */
function describe(issue: NamedSchemaError['issues'][number]): string {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  const expected = (issue as { expected?: unknown }).expected;
  return `${path.join('.') || 'data'}: expected ${typeof expected === 'string' ? expected : 'another value'}`;
}
