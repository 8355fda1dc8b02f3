import { type BaseQueryFn, type NamedSchemaError, skipToken } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { GenericSchema } from 'valibot';
import { type AliasName, aliasNamed, isMoney } from '@/contract';
import type { Environment } from '../environment';
import { type AnswerMeta, outcomeOf } from './answer';
import { type ApiFailure, asMoneyFailure } from './failures';
import { buildRequest, type RequestContext } from './request';
import { sendOnce, sendPatiently } from './transport';

/** The argument of the base query. The endpoint's name is the alias. */
export interface Call {
  readonly parameters: object;
  readonly intentId?: string | undefined;
}

/** The values that the store gives to the api: the thunks' `extra` argument. */
export interface ApiPorts {
  readonly fetch: typeof fetch;
  readonly environment: Environment;
  /** The session's values for a request, read when the request is built. */
  readonly requestContext: () => RequestContext;
  /** The salted hash of a value that the device stores only to compare it; undefined where nothing is stored. */
  readonly hashOf?: HashOf;
}

export type HashOf = (text: string) => Promise<string | undefined>;

/** The data about an answer, and what its mapper may use. */
export interface CallMeta extends AnswerMeta {
  readonly hashOf: HashOf | undefined;
}

/**
 * The base query of all endpoints: finds the alias, sends the request, opens the envelope and applies the success
 * rule.
 */
export const aliasBaseQuery: BaseQueryFn<Call, unknown, ApiFailure, object, CallMeta> = async (
  { parameters, intentId },
  { endpoint, extra, signal },
) => {
  const alias = endpoint as AliasName;
  const ports = extra as ApiPorts;
  const { purpose } = aliasNamed(alias);
  const request = buildRequest(alias, parameters, { ...ports.requestContext(), intentId });
  const result =
    purpose === 'read'
      ? await sendPatiently(alias, request, { fetch: ports.fetch, signal })
      : await sendOnce(alias, request, { fetch: ports.fetch });
  const outcome = outcomeOf(alias, result, ports.environment, intentId);
  if (outcome.error) return outcome;
  return { ...outcome, meta: { ...outcome.meta, hashOf: ports.hashOf } };
};

/** The tags of answers that are read again after a write has changed them. */
export const TAGS = ['Order', 'Complaint'] as const;

type Tag = (typeof TAGS)[number];

/**
 * The tags of a call. An order's tag has its number: a write makes the answers of the order that it names outdated, and the
 * cache keeps what was read of another one meanwhile.
 */
const tagsOf = (tags: readonly Tag[], { orderId }: { readonly orderId?: unknown }) =>
  tags.flatMap((type) => {
    if (type !== 'Order') return { type };
    return typeof orderId === 'string' ? { type, id: orderId } : [];
  });

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

/** The parameters of a write and the id of its intent. */
export type Intended<Parameters> = Parameters & { readonly intentId?: string | undefined };

/** A read: the schema checks the data, and the cache stores the mapper's result. The mapper may hash a value. */
export const read = <Wire, Answer>(
  schema: GenericSchema<unknown, Wire>,
  toAnswer: (wire: Wire, hashOf?: HashOf) => Answer | Promise<Answer>,
  ...tags: readonly Tag[]
) => ({
  query: (parameters: object): Call => ({ parameters }),
  rawResponseSchema: schema,
  transformResponse: (wire: Wire, meta?: CallMeta) => toAnswer(wire, meta?.hashOf),
  providesTags: (_: unknown, _error: unknown, parameters: object) => tagsOf(tags, parameters),
});

/** A write and the tags of the answers that the write makes outdated. A failed write makes no answer outdated. */
export const write = <Answer>(schema: GenericSchema<unknown, Answer>, ...tags: readonly Tag[]) => ({
  query: ({ intentId, ...parameters }: Intended<object>): Call => ({ parameters, intentId }),
  rawResponseSchema: schema,
  transformResponse: (answer: Answer) => answer,
  invalidatesTags: (_: unknown, error: unknown, parameters: object) =>
    error ? [] : tagsOf(tags, parameters),
});

/** The key of a query, or RTK Query's skip token while the key is unknown. */
export const orSkip = <Key extends object>(key: Key | '' | undefined): Key | typeof skipToken =>
  key || skipToken;
