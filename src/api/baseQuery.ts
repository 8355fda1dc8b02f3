import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Environment } from '../environment/environment';
import { aliasNamed, isMoney, successRuleOf, type AliasName } from './aliases';
import { codeText, openEnvelope, verdictOf } from './envelope';
import type { Claims } from './claims';
import { asMoneyFailure, type ApiFailure } from './failures';
import { buildRequest, type Call, type RequestContext } from './request';
import { intentOf } from './intent';
import { sendOnce, sendPatiently, type Transmission } from './transport';

/** What the api is given by the composition root; it reads the session through the state only. */
export interface ApiPorts {
  readonly fetch: typeof fetch;
  readonly environment: Environment;
  readonly requestContext: (state: unknown) => RequestContext;
  readonly claims: Claims;
}

/** The one base query: looks up the alias, sends, opens the envelope, applies the family's rule. */
export const aliasBaseQuery: BaseQueryFn<Call, unknown, ApiFailure> = async (
  call,
  { getState, extra, signal },
) => {
  const ports = extra as ApiPorts;
  const { purpose } = aliasNamed(call.alias);
  const request = buildRequest(call, ports.requestContext(getState()));
  if (purpose === 'money' && !(await ports.claims.claim(intentOf(call.alias, call.parameters)))) {
    return { error: { kind: 'unknownOutcome', alias: call.alias, cause: 'elsewhere' } };
  }
  const result =
    purpose === 'read'
      ? await sendPatiently(call.alias, request, { fetch: ports.fetch, signal })
      : await sendOnce(call.alias, request, { fetch: ports.fetch });
  return answerOf(call.alias, result, ports.environment);
};

/** A transmission's data, or its failure as that call's purpose has it. */
export function answerOf(
  alias: AliasName,
  result: Transmission,
  { envelope: names }: Pick<Environment, 'envelope'>,
): { data: unknown } | { error: ApiFailure } {
  if (!result.ok) {
    return { error: isMoney(alias) ? asMoneyFailure(result.failure) : result.failure };
  }
  const { status } = result;
  const envelope = openEnvelope(result.body, names);
  const verdict = verdictOf(envelope, successRuleOf(alias));
  // RTK Query takes `undefined` for "no result"; an absent `data` is what JSON calls null.
  if (verdict === 'done' && status < 400) return { data: envelope.data ?? null };
  const refusal: ApiFailure = {
    kind: 'refused',
    alias,
    code: codeText(envelope.code),
    message: envelope.message,
  };
  if (!isMoney(alias))
    return { error: envelope.message || status < 500 ? refusal : down(alias, status) };
  const isPlainNo = verdict === 'refused' && status < 500;
  return { error: isPlainNo ? refusal : asMoneyFailure(down(alias, status)) };
}

function down(alias: AliasName, status: number): ApiFailure {
  return { kind: 'unreachable', alias, reason: 'server', status };
}
