import * as v from 'valibot';
import * as contract from '../../../src/contract';
import { type AliasName, isMoney, successRuleOf } from '../../../src/contract';
import { shapeOf } from '../../../src/contract/kinds';
import {
  codeText,
  dataOfWire,
  incoming,
  openEnvelope,
  verdictOf,
} from '../../../src/platform/api/answer';
import { endsSession } from '../../../src/platform/api/failures';
import { parseJson, withoutLongNumber } from '../../../src/platform/api/json';
import type { Environment } from '../../../src/platform/environment/environment';

/** Judges an answer by the app's own schemas, envelope and success rules. A finding contains no value of the answer. */

export interface Received {
  readonly status: number;
  readonly text: string;
}

export interface Judgement {
  /** `answered` as expected, `refused` in a readable envelope, or `broken`. */
  readonly verdict: 'answered' | 'refused' | 'broken';
  readonly issues: readonly string[];
  readonly data?: unknown;
  readonly isExpired?: boolean;
}

const SUCCESS = {
  general: 'expected a flag `success`, or `code` 0 in digits',
  payment: 'expected `code` to be the text "00"',
  promotion: 'expected `code` to be "0" or 0',
};

export function judge(name: AliasName, received: Received, environment: Environment): Judgement {
  const { status, text } = received;
  const body = objectIn(text);
  if (!body) return broken(`body: expected a JSON object, came ${bodyKind(text)}`);
  const rule = successRuleOf(name);
  const envelope = openEnvelope(incoming(body, rule), environment.envelope);
  const verdict = verdictOf(envelope, rule);
  if (verdict === 'unclear') {
    return broken(
      `code: ${SUCCESS[rule]}, came ${kindOf(envelope.code)}; neither a yes nor a readable no`,
    );
  }
  if (verdict === 'refused') return refusal(name, status, envelope, environment);
  if (status >= 400 || (isMoney(name) && status !== 200)) {
    return broken(`status: expected 200 with a success, came ${status}`);
  }
  const data = dataOfWire(name, envelope.data);
  const issues = [...schemaIssues(name, data), ...unitIssues(contract[`${name}Answer`], data)];
  return issues.length > 0
    ? { verdict: 'broken', issues, data }
    : { verdict: 'answered', issues, data };
}

const broken = (...issues: string[]): Judgement => ({ verdict: 'broken', issues });

function refusal(
  alias: AliasName,
  status: number,
  { code, message }: ReturnType<typeof openEnvelope>,
  environment: Environment,
): Judgement {
  const failure = { kind: 'refused', alias, code: codeText(code), message, status } as const;
  const isExpired = endsSession(failure, environment);
  if (status >= 500) return broken(`status: expected below 500 with a refusal, came ${status}`);
  if (isMoney(alias) && status !== 200 && !isExpired) {
    return broken(`status: expected 200 with a refusal of a money call, came ${status}`);
  }
  return message
    ? { verdict: 'refused', issues: [], isExpired }
    : { ...broken('message: expected a text for the borrower, came none'), isExpired };
}

function schemaIssues(name: AliasName, data: unknown): string[] {
  const { issues = [] } = v.safeParse(contract[`${name}Answer`], data ?? null);
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? 'data';
    return `${path}: expected ${expectation(issue)}, came ${kindOf(issue.input)}`;
  });
}

function expectation({ type, expected, input }: v.BaseIssue<unknown>): string {
  if (input === undefined && expected?.startsWith('"')) return 'the field to be there';
  if (type === 'check') return 'a text that is not empty';
  return (expected ?? type)
    .replace(/[()]/g, '')
    .replaceAll('Array', 'a list')
    .replaceAll('Object', 'an object')
    .replaceAll('string', 'a text')
    .replaceAll('number', 'a number');
}

const FLAGS: readonly unknown[] = [
  0,
  1,
  '0',
  '1',
  true,
  false,
  'true',
  'false',
  '',
  null,
  undefined,
];

const isInteger = (given: unknown): boolean => {
  const value = withoutLongNumber(given);
  return Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value));
};

/** Values that the schema accepts but whose unit is wrong: the app can only show such a value unchanged. */
function unitIssues(schema: v.GenericSchema, value: unknown, path = ''): string[] {
  const { kind, fields, item } = shapeOf(schema);
  if (item) {
    const items = Array.isArray(value) ? value : [];
    return [...new Set(items.flatMap((it, at) => unitIssues(item, it, `${path}.${at}`)))];
  }
  if (fields) {
    const values = new Map(Object.entries(Object(value) as object));
    return Object.entries(fields).flatMap(([field, inner]) =>
      unitIssues(inner, values.get(field), path ? `${path}.${field}` : field),
    );
  }
  if (kind === 'flag' && !FLAGS.includes(value)) {
    return [`${path}: expected a flag (1 or 0), came ${kindOf(value)}`];
  }
  const isGiven = value !== undefined && value !== null && value !== '';
  if (kind === 'money' && isGiven && !isInteger(value)) {
    return [`${path}: expected an integer in minor units, came ${kindOf(value)}`];
  }
  return [];
}

export function objectIn(text: string): object | undefined {
  try {
    const value = parseJson(text);
    return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The type of a body, in words. */
export function bodyKind(text: string): string {
  if (!text.trim()) return 'an empty body';
  if (objectIn(text)) return 'a JSON object';
  if (/^\s*</.test(text)) return 'an HTML page';
  try {
    return kindOf(parseJson(text));
  } catch {
    return 'text that is no JSON';
  }
}

/** The type of a value, in words, never the value itself. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number')
    return Number.isInteger(value) ? 'an integer' : 'a number with a fraction';
  if (typeof value === 'string') return /^\d+$/.test(value) ? 'a text of digits' : 'a text';
  if (withoutLongNumber(value) !== value) return 'an integer';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
