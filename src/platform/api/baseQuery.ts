import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type AliasName, aliasNamed, isMoney, successRuleOf } from '@/contract';
import type { Environment } from '../environment';
import { dataOfWire, incoming } from './adapt';
import { codeText, openEnvelope, verdictOf } from './envelope';
import { type ApiFailure, asMoneyFailure, endsSession } from './failures';
import { buildRequest, type RequestContext } from './request';
import { sendOnce, sendPatiently, type Transmission } from './transport';

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

/** The data about an answer in addition to its content. */
export interface AnswerMeta {
  /** The HTTP status. */
  readonly status: number;
  /** The intent of the answered write. */
  readonly intentId?: string;
}

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

/** The result of a transmission for RTK Query. A failure has the id of its intent and says whether the session ends. */
export function outcomeOf(
  alias: AliasName,
  result: Transmission,
  environment: Environment,
  intentId?: string,
) {
  const answer = answerOf(alias, result, environment);
  const intent = intentId ? { intentId } : {};
  if ('data' in answer) return { data: answer.data, meta: { ...answer.meta, ...intent } };
  const isOver = endsSession(answer.error, environment);
  return { error: { ...answer.error, ...intent, ...(isOver && { endsSession: true as const }) } };
}

/** The data of a transmission, or its failure. For a money call an unclear failure is an unknown outcome. */
export function answerOf(
  alias: AliasName,
  result: Transmission,
  { envelope: names }: Pick<Environment, 'envelope'>,
): { data: unknown; meta: AnswerMeta } | { error: ApiFailure } {
  if (!result.ok) {
    return { error: isMoney(alias) ? asMoneyFailure(result.failure) : result.failure };
  }
  const { status } = result;
  const rule = successRuleOf(alias);
  const envelope = openEnvelope(incoming(result.body, rule), names);
  const verdict = verdictOf(envelope, rule);
  // RTK Query treats `undefined` as a missing result. A missing `data` becomes null.
  const isFine = isMoney(alias) ? status === 200 : status < 400;
  if (verdict === 'done' && isFine) {
    return { data: dataOfWire(alias, envelope.data) ?? null, meta: { status } };
  }
  const refusal: ApiFailure = {
    kind: 'refused',
    alias,
    code: codeText(envelope.code),
    message: envelope.message,
    ...(status >= 400 && { status }),
  };
  if (!isMoney(alias))
    return { error: envelope.message || status < 500 ? refusal : down(alias, status) };
  // A gateway may answer 408, 409 or 429 while the lender processes the payment.
  const isPlainNo = verdict === 'refused' && status === 200;
  return { error: isPlainNo ? refusal : asMoneyFailure(down(alias, status)) };
}

function down(alias: AliasName, status: number): ApiFailure {
  return { kind: 'unreachable', alias, reason: 'server', status };
}
