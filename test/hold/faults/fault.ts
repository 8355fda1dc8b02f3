import type { Alias } from '../../../sandbox';

/** A row of the table. Pure data: another table can be given as a JSON file. */

/** How one family of calls says "done" (docs/reference/calls.md#success). */
export type Family = 'general' | 'payment' | 'template' | 'promotion';

/** What a call is to the borrower (docs/reference/calls.md#table). A *tracking* call fails in silence. */
export type Purpose = 'read' | 'write' | 'money' | 'tracking';

/** What may become of a call (docs/reference/calls.md#failures). */
export type Outcome =
  /** Valid data. */
  | 'answered'
  /** A refusal in the server's words; a write can be tried again. */
  | 'refused'
  /** No usable answer, in the app's words: a read offers Retry, a write can be tried again. */
  | 'failed'
  /** A money write of unknown outcome: locked, with Check status. */
  | 'unknown';

/** What goes wrong. Values are written as JSON texts, so that `1e400` can be said, too. */
export type Fault =
  /** Nothing is carried out, and no answer comes. */
  | { readonly kind: 'offline' | 'reset' | 'stall' }
  /** Carried out; the connection breaks or stalls in the middle of the answer. */
  | { readonly kind: 'resetMidway' | 'stallMidway' }
  /** Any text in place of the answer; nothing is carried out. */
  | {
      readonly kind: 'instead';
      readonly body: string;
      readonly status?: number;
      readonly type?: string;
    }
  /** The lender refuses in its own envelope (`REFUSAL`); nothing is carried out. */
  | { readonly kind: 'refusal'; readonly status: number }
  /** Carried out; the real answer under another status or content type, or its first half only. */
  | {
      readonly kind: 'real';
      readonly status?: number;
      readonly type?: string;
      readonly isCut?: boolean;
    }
  /** Carried out; the real answer with other values beside `data`, fewer of them, or under other names. */
  | {
      readonly kind: 'envelope';
      readonly set?: Readonly<Record<string, string>>;
      readonly remove?: readonly string[];
      readonly rename?: Readonly<Record<string, string>>;
    }
  /** Carried out; the real answer with one field of its data changed: each of its fields in turn. */
  | {
      readonly kind: 'field';
      readonly to: FieldChange;
      readonly of?: FieldSort;
      readonly at?: string;
    };

/** A field's new value as a JSON text, or no field, or a value of a type that it never has. */
export type FieldChange = { readonly json: string } | 'missing' | 'anotherType';

/** Which fields: of the real answer, and of a list its first item. `at` names one by its dotted path instead. */
export type FieldSort = 'value' | 'number' | 'record' | 'list';

export type Expected = Readonly<Partial<Record<Purpose, readonly Outcome[]>>>;

export interface FaultRow {
  readonly name: string;
  readonly fault: Fault;
  /** The calls that it meets; every call when both are missing. */
  readonly aliases?: readonly Alias[];
  readonly families?: readonly Family[];
  /** What may become of a call of a purpose; where nothing is said, the one rule alone decides. */
  readonly expected?: Expected;
  /** How often a read is asked for in all; once when missing. */
  readonly readRequests?: number;
  /** The environment has encoded names for the envelope (`ENCODED`). */
  readonly isEncoded?: boolean;
  /** A screen cannot tell it from another row: met at the data layer only. */
  readonly isForData?: boolean;
  /** On a screen all fields are tried at once, and each by itself where anything then breaks the rule. */
  readonly isTogether?: boolean;
}

/** What the lender says in a `refusal`, and beside a spoiled code: it must reach the borrower. */
export const REFUSAL = 'Hoy no se puede atender su solicitud (E-77)';

export const ENCODED = { code: 'x1', data: 'x2', message: 'x3', success: 'x4' } as const;
