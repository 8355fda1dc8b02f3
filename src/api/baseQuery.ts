import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Environment } from '../environment/environment';
import { dataOfWire, incoming } from './adapt';
import { type AliasName, aliasNamed, isMoney, successRuleOf } from './aliases';
import type { Call } from './endpoint';
import { codeText, openEnvelope, verdictOf } from './envelope';
import { type ApiFailure, asMoneyFailure, endsSession } from './failures';
import { buildRequest, type RequestContext } from './request';
import { sendOnce, sendPatiently, type Transmission } from './transport';

/** What the api is given by the store: thunks' `extra` argument. */
export interface ApiPorts {
  readonly fetch: typeof fetch;
  readonly environment: Environment;
  /** What the session gives to a request now. */
  readonly requestContext: () => RequestContext;
}

/** What is known of an answer beside its data. */
export interface AnswerMeta {
  /** HTTP. */
  readonly status: number;
  /** Of the write that was answered. */
  readonly intentId?: string;
}

/** The one base query: looks up the endpoint's alias, sends, opens the envelope, applies the family's rule. */
export const aliasBaseQuery: BaseQueryFn<Call, unknown, ApiFailure, object, AnswerMeta> = async (
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
  return outcomeOf(alias, result, ports.environment, intentId);
};

/** A transmission's data, or its failure with what follows from it. */
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

/** A transmission's data, or its failure as that call's purpose has it. */
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
  // RTK Query takes `undefined` for "no result"; an absent `data` is what JSON calls null.
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
  // A gateway's no (408, 409, 429) may be said while the lender works on it.
  const isPlainNo = verdict === 'refused' && status === 200;
  return { error: isPlainNo ? refusal : asMoneyFailure(down(alias, status)) };
}

function down(alias: AliasName, status: number): ApiFailure {
  return { kind: 'unreachable', alias, reason: 'server', status };
}
