import type { Alias } from './calls';
import { isAlias } from './calls';

/** The kinds of faults. A fault changes the lender's answer, or breaks the connection. */
export type FaultKind =
  /** The answer comes `ms` milliseconds later. The call succeeds. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The answer is held until the fault is cleared. The call succeeds. */
  | { readonly kind: 'hold' }
  /** The connection is closed before the action. */
  | { readonly kind: 'cut' }
  /** The action is carried out, then the connection is closed: the outcome is unknown to the client. */
  | { readonly kind: 'cutAfter' }
  /** The action is carried out. The connection is closed in the middle of the answer. */
  | { readonly kind: 'cutMidway' }
  /** The action is carried out. Half of the answer is sent, then the connection stays open without data. */
  | { readonly kind: 'stallMidway' }
  /** No action and no answer. */
  | { readonly kind: 'stall' }
  /** The action is carried out. There is no answer. */
  | { readonly kind: 'stallAfter' }
  /** A gateway or a server that fails. The body is an HTML page, a refusal as JSON, empty, or the real answer. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: StatusBody }
  | { readonly kind: 'empty' }
  | { readonly kind: 'null' }
  | { readonly kind: 'html' }
  /** The first half of the real answer. */
  | { readonly kind: 'truncated' }
  /** The real answer under another content type. */
  | { readonly kind: 'contentType'; readonly type: string }
  /** The real answer with a changed `data`: fields are merged in, dotted paths are set and removed (a number: of a list). */
  | {
      readonly kind: 'patch';
      readonly data?: unknown;
      readonly set?: Readonly<Record<string, unknown>>;
      readonly remove?: readonly string[];
    }
  /** The real answer with fields beside `data` changed, for instance `{code: '0abc'}`, or removed. */
  | {
      readonly kind: 'envelope';
      readonly fields?: Readonly<Record<string, unknown>>;
      readonly remove?: readonly string[];
    }
  /** A text as the whole body. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly type?: string;
      readonly status?: number;
    }
  /** The lender refuses in its own envelope. No action is carried out. */
  | {
      readonly kind: 'refuse';
      readonly code: unknown;
      readonly message: string;
      readonly status?: number;
    };

export type StatusBody = 'html' | 'json' | 'empty' | 'answer';

export interface FaultScope {
  /** The number of calls that the fault affects. If missing, the fault stays until it is cleared. */
  readonly times?: number;
  /** The number of calls before the first affected call. */
  readonly skip?: number;
  /** Only calls of this borrower are affected. */
  readonly borrower?: string;
  /**
   * Whether the action is carried out before the fault. Default: true for faults that change the real answer
   * (`cutMidway`, `stallMidway`, `truncated`, `contentType`, `patch`, `envelope`), false for all others. A `delay`
   * or a `hold` then comes before the action. With `false`, the changed answer has no data.
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

/** Reads a fault from a JSON body. Throws `TypeError` if the body is malformed. */
export function readFault(value: unknown): { alias: Alias | '*'; fault: Fault } {
  const { alias, ...fault } = Object(value) as Record<string, unknown>;
  if (alias !== '*' && !isAlias(alias)) throw new TypeError(`No such call: ${String(alias)}`);
  const kind = faultKinds.find((known) => known === fault.kind);
  if (!kind) throw new TypeError(`No such fault: ${String(fault.kind)}`);
  const wanted = requirements[kind];
  if (wanted && typeof fault[wanted[0]] !== wanted[1]) {
    throw new TypeError(`The fault ${kind} needs ${wanted[0]} (${wanted[1]})`);
  }
  if ('status' in fault && !isStatus(fault.status)) throw new TypeError('No such status');
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
