import { isAlias } from './calls';
import type { Alias } from './calls';

/** Answers that spoil what the lender would have said, or the line on which it says it. */
export type FaultKind =
  /** Waits so many milliseconds first, and for what a test in the same process names; the call goes on. */
  | { readonly kind: 'delay'; readonly ms: number; readonly until?: Promise<unknown> }
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
  /** A gateway or a server that fails; its page is HTML unless JSON is asked for. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: 'html' | 'json' }
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

export interface FaultScope {
  /** How many calls it meets; until it is cleared when this is missing. */
  readonly times?: number;
  /** How many calls pass before it begins. */
  readonly skip?: number;
  /** Only this borrower's calls. */
  readonly borrower?: string;
  /** Carries the action out before spoiling the answer, for `status`, `empty`, `null`, `html`, `text`. */
  readonly carriedOut?: boolean;
}

export type Fault = FaultKind & FaultScope;
export type SpoilingFault = Exclude<FaultKind, { kind: 'delay' }> & FaultScope;

/** A fault that is set, with what is left of it. */
export interface ActiveFault {
  readonly id: number;
  /** `*` stands for every call. */
  readonly alias: Alias | '*';
  readonly fault: Fault;
  left: number;
  toSkip: number;
}

export interface Strike {
  readonly delayMs: number;
  readonly until: readonly Promise<unknown>[];
  readonly spoiling: SpoilingFault | undefined;
}

/** The faults that are set; each call takes what meets it. */
export class FaultBook {
  #faults: ActiveFault[] = [];
  #lastId = 0;

  set(alias: Alias | '*', fault: Fault): ActiveFault {
    const { times = Infinity, skip = 0 } = fault;
    const active = { id: ++this.#lastId, alias, fault, left: times, toSkip: skip };
    this.#faults.push(active);
    return active;
  }

  clear(alias?: string): void {
    this.#faults = this.#faults.filter((active) => alias !== undefined && active.alias !== alias);
  }

  list(): readonly ActiveFault[] {
    return this.#faults;
  }

  /** What meets this call: every delay that is set, and the first other fault. */
  strike(alias: Alias, borrower: string | undefined): Strike {
    const meeting = this.#faults
      .filter((active) => active.alias === alias || active.alias === '*')
      .filter(({ fault }) => fault.borrower === undefined || fault.borrower === borrower);
    let delayMs = 0;
    const until: Promise<unknown>[] = [];
    let spoiling: SpoilingFault | undefined;
    for (const active of meeting) {
      const { fault } = active;
      if (fault.kind !== 'delay') {
        if (!spoiling && use(active)) spoiling = fault;
      } else if (use(active)) {
        delayMs += fault.ms;
        if (fault.until) until.push(fault.until);
      }
    }
    this.#faults = this.#faults.filter(({ left }) => left > 0);
    return { delayMs, until, spoiling };
  }
}

/** Counts the call against the fault, and says whether it is met. */
function use(active: ActiveFault): boolean {
  if (active.toSkip > 0) {
    active.toSkip -= 1;
    return false;
  }
  active.left -= 1;
  return true;
}

export const faultKinds = [
  'delay',
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
