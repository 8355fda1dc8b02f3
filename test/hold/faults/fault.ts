import type { Alias, Fault } from '../../../sandbox';

/** A row of the table: a fault of the sandbox, and what may come of it. */

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

/**
 * The real answer with one field of its data changed: each of its fields in turn. `at` is the dotted path of one field
 * instead, and `of` limits the fields.
 */
export interface FieldFault {
  readonly kind: 'field';
  readonly to: FieldChange;
  readonly of?: FieldSort;
  readonly at?: string;
}

/** A field's new value as a JSON text, a missing field, or a value of another type. */
export type FieldChange = { readonly json: string } | 'missing' | 'anotherType';

/** The changed fields: those of the real answer, and of a list's first item. */
export type FieldSort = 'value' | 'number' | 'record' | 'list';

export type Expected = Readonly<Partial<Record<Purpose, readonly Outcome[]>>>;

export interface FaultRow {
  readonly name: string;
  readonly fault: Fault | FieldFault;
  /** The affected calls. Without both keys the row affects every call. */
  readonly aliases?: readonly Alias[];
  readonly families?: readonly Family[];
  /** The allowed outcomes by purpose. Without an entry only the general rules apply. */
  readonly expected?: Expected;
  /** The expected number of a read's requests. Default: 1. */
  readonly readRequests?: number;
  /** A screen cannot distinguish this row from another one: it is tested at the data layer only. */
  readonly isForData?: boolean;
  /** A screen test changes all fields at once. It changes each field alone only after a violation. */
  readonly isTogether?: boolean;
}

/** The lender's message in a refusal, and beside a changed code. The borrower must see it. */
export const REFUSAL = 'Hoy no se puede atender su solicitud (E-77)';
