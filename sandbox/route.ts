import type { Fields, ValuesOf } from './fields';
import { readFields } from './fields';
import type { Borrower } from './model';
import type { LenderState } from './state';
import type { Language } from './words';

/** What a route knows beside the parameters: the lender, the moment (epoch ms) and the language to answer in. */
export interface Visit {
  readonly lender: LenderState;
  readonly now: number;
  readonly language: Language;
}

export interface BorrowerVisit extends Visit {
  readonly borrower: Borrower;
  /** The session's order, from the common parameters. */
  readonly sessionOrderId: string | undefined;
}

export type Sent = Readonly<Record<string, unknown>>;

/** A call's answer: checks the parameters and gives the `data` of the envelope. */
export interface Route<Guest extends Visit> {
  readonly parameters: readonly string[];
  readonly answer: (visit: Guest, sent: Sent) => unknown;
}

export type BorrowerRoute = Route<BorrowerVisit>;
export type VisitorRoute = Route<Visit>;

/** A call that a borrower makes. */
export function forBorrower<Some extends Fields>(
  fields: Some,
  answer: (visit: BorrowerVisit, values: ValuesOf<Some>) => unknown,
): BorrowerRoute {
  return route(fields, answer);
}

/** A call that anybody may make. */
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
