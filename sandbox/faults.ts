import type { Alias } from './calls';
import { isAlias } from './calls';

/** Answers that spoil what the lender would have said, or the line on which it says it. */
export type FaultKind =
  /** The answer comes so many milliseconds later; the call goes on. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The answer is held back until this fault is cleared; the call goes on. */
  | { readonly kind: 'hold' }
  /** The line is cut before anything is done. */
  | { readonly kind: 'cut' }
  /** The action is carried out, then the line is cut: an unknown outcome. */
  | { readonly kind: 'cutAfter' }
  /** The action is carried out, and the line is cut in the middle of the answer. */
  | { readonly kind: 'cutMidway' }
  /** The action is carried out, and in the middle of the answer the line falls silent. */
  | { readonly kind: 'stallMidway' }
  /** Nothing is done and nothing is ever answered. */
  | { readonly kind: 'stall' }
  /** The action is carried out, and nothing is ever answered. */
  | { readonly kind: 'stallAfter' }
  /** A gateway or a server that fails: an HTML page, a refusal as JSON, nothing, or the real answer. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: StatusBody }
  | { readonly kind: 'empty' }
  | { readonly kind: 'null' }
  | { readonly kind: 'html' }
  /** The real answer, cut in half. */
  | { readonly kind: 'truncated' }
  /** The real answer under another content type. */
  | { readonly kind: 'contentType'; readonly type: string }
  /** The real answer with `data` changed: fields laid over it, and dotted paths removed. */
  | { readonly kind: 'patch'; readonly data?: unknown; readonly remove?: readonly string[] }
  /** The real answer with other values beside `data`, for instance `{code: '0abc'}`, or fewer. */
  | {
      readonly kind: 'envelope';
      readonly fields?: Readonly<Record<string, unknown>>;
      readonly remove?: readonly string[];
    }
  /** Any text as the whole body. */
  | { readonly kind: 'text'; readonly text: string; readonly type?: string }
  /** The lender says no, in its own envelope; nothing is done. */
  | { readonly kind: 'refuse'; readonly code: unknown; readonly message: string };

export type StatusBody = 'html' | 'json' | 'empty' | 'answer';

export interface FaultScope {
  /** How many calls it meets; until it is cleared when this is missing. */
  readonly times?: number;
  /** How many calls pass before it begins. */
  readonly skip?: number;
  /** Only this borrower's calls. */
  readonly borrower?: string;
  /**
   * Whether the action is carried out before this happens. Without it, what spoils the real answer (`cutMidway`,
   * `stallMidway`, `truncated`, `contentType`, `patch`, `envelope`) carries it out, and all else does not: a `delay`
   * or a `hold` then comes before the action. With `false`, the answer that is spoilt is one without data.
   */
  readonly carriedOut?: boolean;
}

export type Fault = FaultKind & FaultScope;
export type SpoilingFault = Exclude<FaultKind, { kind: 'delay' | 'hold' }> & FaultScope;

export const faultKinds = [
  'delay',
  'hold',
  'cut',
  'cutAfter',
  'cutMidway',
  'stallMidway',
  'stall',
  'stallAfter',
  'status',
  'empty',
  'null',
  'html',
  'truncated',
  'contentType',
  'patch',
  'envelope',
  'text',
  'refuse',
] as const satisfies readonly Fault['kind'][];

/** Reads a fault that came over HTTP; says what is wrong with it by throwing. */
export function readFault(value: unknown): { alias: Alias | '*'; fault: Fault } {
  const { alias, ...fault } = Object(value) as Record<string, unknown>;
  if (alias !== '*' && !isAlias(alias)) throw new TypeError(`No such call: ${String(alias)}`);
  const kind = faultKinds.find((known) => known === fault.kind);
  if (!kind) throw new TypeError(`No such fault: ${String(fault.kind)}`);
  const wanted = requirements[kind];
  if (wanted && typeof fault[wanted[0]] !== wanted[1]) {
    throw new TypeError(`The fault ${kind} needs ${wanted[0]} (${wanted[1]})`);
  }
  if (kind === 'status' && !isStatus(fault.status)) throw new TypeError('No such status');
  return { alias, fault: fault as unknown as Fault };
}

const requirements: Partial<Record<Fault['kind'], readonly [string, string]>> = {
  delay: ['ms', 'number'],
  status: ['status', 'number'],
  contentType: ['type', 'string'],
  text: ['text', 'string'],
  refuse: ['message', 'string'],
};

function isStatus(status: unknown): boolean {
  return Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;
}
