import type { Fields, ValuesOf } from './fields';
import { readFields } from './fields';
import type { Borrower } from './model';
import type { LenderState } from './state';
import type { Language } from './texts';

/** The context of a route: the lender, its time and the language of the answer. */
export interface Visit {
  readonly lender: LenderState;
  /** The time on the lender's wall clock (`wallTime`). */
  readonly now: number;
  readonly language: Language;
}

export interface BorrowerVisit extends Visit {
  readonly borrower: Borrower;
  /** The order of the session, from the common parameters. */
  readonly sessionOrderId: string | undefined;
}

export type Sent = Readonly<Record<string, unknown>>;

/** A route: checks the parameters and returns the `data` of the envelope. */
export interface Route<Guest extends Visit> {
  readonly parameters: readonly string[];
  readonly answer: (visit: Guest, sent: Sent) => unknown;
}

export type BorrowerRoute = Route<BorrowerVisit>;
export type VisitorRoute = Route<Visit>;

/** Defines the route of a call that needs a session. */
export function forBorrower<Some extends Fields>(
  fields: Some,
  answer: (visit: BorrowerVisit, values: ValuesOf<Some>) => unknown,
): BorrowerRoute {
  return route(fields, answer);
}

/** Defines the route of a call that needs no session. */
export function forVisitor<Some extends Fields>(
  fields: Some,
  answer: (visit: Visit, values: ValuesOf<Some>) => unknown,
): VisitorRoute {
  return route(fields, answer);
}

function route<Guest extends Visit, Some extends Fields>(
  fields: Some,
  answer: (visit: Guest, values: ValuesOf<Some>) => unknown,
): Route<Guest> {
  return {
    parameters: Object.keys(fields),
    answer: (visit, sent) => answer(visit, readFields(fields, sent)),
  };
}
