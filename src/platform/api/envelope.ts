import type { SuccessRule } from '@/contract';
import type { Environment } from '../environment';
import { withoutLongNumber } from './json';

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
