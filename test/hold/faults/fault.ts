import type { Alias } from '../../../sandbox';

/** A row of the table. It is plain data: a JSON file can replace the table. */

/** The success codes of a family of calls (docs/reference/calls.md#success). */
export type Family = 'general' | 'payment' | 'template' | 'promotion';

/** The purpose of a call (docs/reference/calls.md#table). A *tracking* call fails without a message. */
export type Purpose = 'read' | 'write' | 'money' | 'tracking';

/** The possible outcomes of a call (docs/reference/calls.md#failures). */
export type Outcome =
  /** Valid data. */
  | 'answered'
  /** A refusal in the server's words; a write can be tried again. */
  | 'refused'
  /** No usable answer, in the app's words: a read offers Retry, a write can be tried again. */
  | 'failed'
  /** A money write of unknown outcome: locked, with Check status. */
  | 'unknown';

/** The fault. Values are JSON texts, so that a row can contain `1e400`. */
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

/** A field's new value as a JSON text, a missing field, or a value of another type. */
export type FieldChange = { readonly json: string } | 'missing' | 'anotherType';

/**
 * The changed fields: those of the real answer, and of a list's first item. `at` is the dotted path of one field
 * instead.
 */
export type FieldSort = 'value' | 'number' | 'record' | 'list';

export type Expected = Readonly<Partial<Record<Purpose, readonly Outcome[]>>>;

export interface FaultRow {
  readonly name: string;
  readonly fault: Fault;
  /** The affected calls. Without both keys the row affects every call. */
  readonly aliases?: readonly Alias[];
  readonly families?: readonly Family[];
  /** The allowed outcomes by purpose. Without an entry only the general rules apply. */
  readonly expected?: Expected;
  /** The expected number of a read's requests. Default: 1. */
  readonly readRequests?: number;
  /** The environment has encoded names for the envelope (`ENCODED`). */
  readonly isEncoded?: boolean;
  /** A screen cannot distinguish this row from another one: it is tested at the data layer only. */
  readonly isForData?: boolean;
  /** A screen test changes all fields at once. It changes each field alone only after a violation. */
  readonly isTogether?: boolean;
}

/** The lender's message in a `refusal`, and beside a changed code. The borrower must see it. */
export const REFUSAL = 'Hoy no se puede atender su solicitud (E-77)';

export const ENCODED = { code: 'x1', data: 'x2', message: 'x3', success: 'x4' } as const;
