import type { Fault, ReceivedRequest } from '../../sandbox';
import { SESSION_NAMES } from '../support/launchNames';
import { purposeOf } from './faults/calls';
import {
  type FaultRow,
  type FieldFault,
  type Outcome,
  type Purpose,
  REFUSAL,
} from './faults/fault';
import type { Sight } from './visit';

/** A settled page, and the secrets that must not be visible outside of it. */
export interface Seen {
  readonly sight: Sight;
  readonly secrets?: readonly RegExp[];
  readonly console?: readonly string[];
}

/**
 * The hosts and schemes that a page may link, besides its own: those of the sandbox's environment
 * (`public/environments/sandbox.json`).
 */
const WELL_KNOWN = [
  /^(tel|mailto|prestamoclaro):/,
  /^https:\/\/((h5|downloads)\.prestamoclaro\.example|(consejo|defensoria)\.example|play\.google\.com|apps\.apple\.com|wa\.me)\//,
  // `data:,`: a page has no icon until its first answer is painted.
  /^data:(image\/|,$)/,
];

/** Texts of unconverted values. */
const PROGRAMMERS_WORDS = /\b(NaN|undefined|null|-?Infinity)\b|\[object/;

type Rule<Of> = (of: Of) => boolean;
type Rules<Of> = Readonly<Record<string, Rule<Of>>>;

/** The rules of every page in every suite. */
const pageRules: Rules<Seen> = {
  'has a title': ({ sight }) => sight.title !== '',
  'shows no word of a programmer': ({ sight }) =>
    ![...sight.texts, ...sight.said].some((text) => PROGRAMMERS_WORDS.test(text)),
  'fits the screen': ({ sight }) => sight.overflow <= 0,
  'runs and changes nothing': ({ sight }) => sight.marks.length === 0,
  'links to no other host': ({ sight }) =>
    sight.targets.every((target) => isOurs(target, sight.addresses[0] ?? '')),
  'keeps the session to itself': ({ sight, secrets = [], console = [] }) => {
    const open = [...sight.addresses, sight.stored, ...console].join('\n');
    return !secrets.some((secret) => secret.test(open));
  },
  'leaves no session parameter in the address': ({ sight }) =>
    ![...new URL(sight.addresses[0] ?? '').searchParams.keys()].some((name) =>
      SESSION_NAMES.some((session) => session === name.replace(/\[.*$/, '')),
    ),
};

/** The names of the violated rules. */
export const broken = <Of>(rules: Rules<Of>, of: Of): string[] =>
  Object.entries(rules)
    .filter(([, holds]) => !holds(of))
    .map(([rule]) => rule);

export const brokenRules = (seen: Seen): string[] => broken(pageRules, seen);

function isOurs(target: string, address: string): boolean {
  const { origin, href } = new URL(target, address);
  return origin === new URL(address).origin || WELL_KNOWN.some((known) => known.test(href));
}

/** The result of opening an address. */
export interface Opened extends Seen {
  readonly requests: readonly ReceivedRequest[];
  /** The calls of the native app, as text. */
  readonly told: readonly string[];
}

/** Control characters, also as JSON writes them. The text `%0D` is no line break. */
const CONTROL_CHARACTERS = /\p{Cc}|\\[bfnrt]|\\u00[01]/u;

/** The violated rules of a page that was only opened, with any address. `traces` match the spoilt value. */
export const brokenByOpening = (opened: Opened, traces: RegExp): string[] => [
  ...brokenRules(opened),
  ...broken<Opened>(
    {
      'shows more than its title': ({ sight }) => sight.texts.length > 3,
      'offers a way on': ({ sight }) => sight.controls.length > 0,
      'says at most one message': ({ sight }) => sight.alerts.length <= 1,
      'shows nothing of the spoilt value': ({ sight }) =>
        !sight.texts.some((text) => traces.test(text)),
      'sends no write': ({ requests }) => !requests.some(({ alias }) => alias && isSending(alias)),
      'sends no line break': ({ requests, told }) =>
        ![...requests.flatMap(wordsOf), ...told].some((text) => CONTROL_CHARACTERS.test(text)),
      'sends no referrer': ({ requests }) => requests.every(({ headers }) => !headers.referer),
    },
    opened,
  ),
];

/** The values of a request, as the lender decodes them. */
const wordsOf = ({ query, body, headers }: ReceivedRequest) => [
  ...Object.values(query).flat(),
  JSON.stringify(body ?? ''),
  ...Object.values(headers),
];

const isWrite = (purpose: Purpose) => purpose === 'write' || purpose === 'money';
const isSending = (alias: Parameters<typeof purposeOf>[0]) => isWrite(purposeOf(alias));

/** The observation of one call with a fault, at the data layer or on a screen. */
export interface Observation {
  /** Undefined if the call was pending after 61 s. */
  readonly outcome: Outcome | undefined;
  /** The number of requests. */
  readonly requests: number;
  /** Whether a write can be sent again. */
  readonly isLocked: boolean;
  /** All readable text; at the data layer the values for the screen. */
  readonly words: string;
  /** The violated rules of the page or of the data layer. */
  readonly troubles: readonly string[];
  /** The failure messages, and the names of the controls with which the borrower can continue. */
  readonly screen?: { readonly messages: readonly string[]; readonly waysOn: readonly string[] };
}

/** The violations of a row of the table of faults, in words. Empty if there is none. */
export function breachesOf(
  purpose: Purpose,
  { fault, expected, readRequests = 1 }: FaultRow,
  seen: Observation,
): readonly string[] {
  const { outcome, requests, words, screen } = seen;
  const allowed = purpose === 'tracking' ? ['answered' as const] : expected?.[purpose];
  const mostRequests = purpose === 'read' ? readRequests : 1;
  const isToBeOpen = outcome === 'failed' || outcome === 'refused';
  const isAllowed = !outcome || !allowed || allowed.includes(outcome);
  const breaches: readonly (readonly [isBroken: boolean, breach: string])[] = [
    [!outcome, 'no answer and no message within 61 s'],
    [!isAllowed, `${String(outcome)}, not ${String(allowed)}`],
    [requests < 1, 'the call never left'],
    [requests > mostRequests, `sent ${requests} times`],
    [!!expected && purpose === 'read' && requests < readRequests, `asked ${requests} times only`],
    [isWrite(purpose) && isToBeOpen && seen.isLocked, 'the form stays locked'],
    [outcome === 'unknown' && !seen.isLocked, 'an unknown outcome, and not locked'],
    [outcome === 'refused' && says(fault) && !words.includes(REFUSAL), 'loses the server’s words'],
    [PROGRAMMERS_WORDS.test(words), `says ${PROGRAMMERS_WORDS.exec(words)?.[0] ?? ''}`],
    [isToBeOpen && screen?.messages.length !== (screen && 1), `says ${String(screen?.messages)}`],
    [!!screen && !!outcome && outcome !== 'answered' && screen.waysOn.length === 0, 'no way on'],
  ];
  return [
    ...breaches.flatMap(([isBroken, breach]) => (isBroken ? [breach] : [])),
    ...seen.troubles,
  ];
}

/** Whether the fault contains a message of the server. */
const says = (fault: Fault | FieldFault): boolean =>
  fault.kind === 'refuse' || (fault.kind === 'envelope' && fault.fields?.message === REFUSAL);
