import type { AliasName } from '@/contract';
import type { ApiFailure } from '../api';
import {
  blockedOrigin,
  directiveName,
  errorName,
  handlerName,
  intentName,
  type Issue,
  issueOf,
  type Known,
  type Place,
  placesOf,
  schemaName,
} from './masks';

/** An event that may be reported, with its details. Only `toReport` makes data from it that may leave the page. */
export type Incident =
  | { readonly kind: 'crash'; readonly error: unknown }
  /** `duration` in milliseconds. */
  | { readonly kind: 'call'; readonly failure: ApiFailure; readonly duration: number }
  | { readonly kind: 'bridge'; readonly handler: string }
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string };

/** The port that takes incidents. */
export type Reporter = (incident: Incident) => void;

/**
 * The data that may leave the page (docs/reference/reports.md#fields). Every text in it is `Known`, or of a closed
 * list.
 */
export type Report =
  | { readonly kind: 'crash'; readonly name: Known; readonly places: readonly Place[] }
  | {
      readonly kind: 'call';
      readonly alias: AliasName;
      readonly failure: Exclude<ApiFailure['kind'], 'refused'>;
      readonly status?: number;
      readonly schema?: Known;
      readonly issues?: readonly Issue[];
      /** The intent of a write, if the server received the intent's id. */
      readonly intent?: Known;
      /** Milliseconds. */
      readonly duration: number;
    }
  | { readonly kind: 'bridge'; readonly handler: Known }
  | { readonly kind: 'policy'; readonly directive: Known; readonly blocked: Known }
  | Speed;

/** The page's web vitals and the time of its first answer, in milliseconds. `CLS` is a score. */
export type Speed = { readonly kind: 'speed'; readonly firstAnswer?: number } & Partial<
  Readonly<Record<Vital, number>>
>;

type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** Undefined for an event that is not a failure: a refusal, or a write that another tab sent. */
export function toReport(incident: Incident, isIntentSent: boolean): Report | undefined {
  switch (incident.kind) {
    case 'crash':
      return {
        kind: 'crash',
        name: errorName(incident.error),
        places: placesOf(incident.error),
      };
    case 'call':
      return withIntent(
        callReport(incident.failure, Math.round(incident.duration)),
        isIntentSent ? incident.failure.intentId : undefined,
      );
    case 'bridge':
      return { kind: 'bridge', handler: handlerName(incident.handler) };
    case 'policy':
      return {
        kind: 'policy',
        directive: directiveName(incident.directive),
        blocked: blockedOrigin(incident.blocked),
      };
  }
}

const withIntent = (report: Report | undefined, id: string | undefined): Report | undefined =>
  report?.kind === 'call' && id ? { ...report, intent: intentName(id) } : report;

function callReport(failure: ApiFailure, duration: number): Report | undefined {
  const { kind, alias } = failure;
  switch (kind) {
    case 'refused':
      return undefined;
    case 'unreachable': {
      const { status } = failure;
      return { kind: 'call', alias, failure: kind, ...(status && { status }), duration };
    }
    case 'malformed': {
      const { status } = failure;
      return {
        kind: 'call',
        alias,
        failure: kind,
        ...(status && { status }),
        schema: schemaName(failure.schema),
        issues: failure.issues.map(issueOf),
        duration,
      };
    }
    // For a money write, the cause says why the outcome is unknown.
    case 'unknownOutcome':
      return {
        ...callReport(failure.cause, duration),
        kind: 'call',
        alias,
        failure: kind,
        duration,
      };
  }
}
