import { type AliasName, isMoney, type SuccessRule, successRuleOf } from '@/contract';
import type { Environment } from '../environment';
import { adapter } from './adapter';
import { type ApiFailure, asMoneyFailure, endsSession } from './failures';
import { withoutLongNumber } from './json';
import type { Transmission } from './transport';

/** What an answer says: its envelope, the success rule, and the failure of a call. */

/** The envelope of every answer. Each field may be missing on the wire. */
export interface Envelope {
  readonly success: unknown;
  readonly code: unknown;
  readonly message: string;
  readonly data: unknown;
}

/** Opens an answer's envelope. Encoded names come first, plain names are the fallback. */
export function openEnvelope(body: object, names: Environment['envelope']): Envelope {
  const entries = new Map<string, unknown>(Object.entries(body));
  const field = (plain: keyof Envelope) => {
    const encoded = names[plain] ?? plain;
    return entries.get(entries.has(encoded) ? encoded : plain);
  };
  const message = field('message');
  return {
    success: field('success'),
    code: field('code'),
    message: typeof message === 'string' ? message : '',
    data: field('data'),
  };
}

/** The meaning of an envelope. *Unclear* is neither a success nor a refusal. */
export type Verdict = 'done' | 'refused' | 'unclear';

/** The verdict by the family's rule, without a loose conversion to a number. */
export function verdictOf({ success, code }: Envelope, rule: SuccessRule): Verdict {
  const isFlagged = rule === 'general' && success !== undefined && success !== null;
  if (isFlagged) return flagVerdict(success);
  if (isDone(code, rule)) return 'done';
  // Another form of zero is not this family's success code, and it is not a refusal either.
  if (ANY_ZERO.test(codeText(code))) return 'unclear';
  return codeText(code) ? 'refused' : 'unclear';
}

const ANY_ZERO = /^\s*[+-]?(0+([.,]0*)?|[.,]0+)(e[+-]?\d+)?\s*$/i;

function flagVerdict(flag: unknown): Verdict {
  if (flag === true || flag === 1 || flag === '1' || flag === 'true') return 'done';
  const isNo = flag === false || flag === 0 || flag === '0' || flag === 'false';
  return isNo ? 'refused' : 'unclear';
}

function isDone(code: unknown, rule: SuccessRule): boolean {
  if (rule === 'payment') return code === '00';
  if (rule === 'promotion') return code === 0 || code === '0';
  // A whole number in digits equal to 0: `0`, `"0"`, `"00"`.
  return code === 0 || (typeof code === 'string' && /^0+$/.test(code));
}

/** A code as text, for comparison and display; empty for a value that is neither a number nor a text. */
export function codeText(given: unknown): string {
  const code = withoutLongNumber(given);
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}

/** The body of an answer as an envelope; empty where the adapter throws. */
export function incoming(body: object, rule: SuccessRule): object {
  if (!adapter) return body;
  try {
    return adapter.openEnvelope?.(body, rule) ?? body;
  } catch {
    return {};
  }
}

/** The data of an answer; unchanged where the adapter throws: the schema then refuses the data. */
export function dataOfWire(name: AliasName, data: unknown): unknown {
  if (!adapter) return data;
  try {
    const fromWire = adapter.fromWire?.[name] as ((given: unknown) => unknown) | undefined;
    return fromWire ? fromWire(data) : data;
  } catch {
    return data;
  }
}

/** The data about an answer in addition to its content. */
export interface AnswerMeta {
  /** The HTTP status. */
  readonly status: number;
  /** The intent of the answered write. */
  readonly intentId?: string;
}

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
