import { type Fault, type FaultRow, type Outcome, type Purpose, REFUSAL } from './fault';

/** What was seen of one case, at the data layer or on a screen. */
export interface Observation {
  /** Nothing where the call was still open after 61 s. */
  readonly outcome: Outcome | undefined;
  /** How often the call left. */
  readonly requests: number;
  /** Whether a write can be sent again. */
  readonly isLocked: boolean;
  /** All that a person can read; at the data layer what a screen is given to show. */
  readonly words: string;
  /** Uncaught errors, reports of the policy, complaints in the console. */
  readonly errors: readonly string[];
  /** Personal values, and where they were found. */
  readonly leaks: readonly string[];
  /** Server text that was run or followed, or that became an element. */
  readonly ran: readonly string[];
  /** What only a screen has. */
  readonly screen?: {
    /** Its `h1`. */
    readonly title: string;
    /** Visible messages of failure. */
    readonly messages: readonly string[];
    /** Names of controls that lead on. */
    readonly waysOn: readonly string[];
  };
}

/** What a server's careless value becomes when nobody looks. */
const BROKEN_WORDS = /\b(undefined|NaN|null|-?Infinity)\b|\[object \w+\]/;

/** The one rule: what it finds broken in an observation, in words; nothing where the case held. */
export function breachesOf(
  purpose: Purpose,
  { fault, expected, readRequests = 1 }: FaultRow,
  seen: Observation,
): readonly string[] {
  const { outcome, requests, words, screen } = seen;
  const allowed = purpose === 'tracking' ? ['answered' as const] : expected?.[purpose];
  const mostRequests = purpose === 'read' ? readRequests : 1;
  const isToBeOpen = outcome === 'failed' || outcome === 'refused';
  const rules: readonly (readonly [isBroken: boolean, breach: string])[] = [
    [!outcome, 'no answer and no message within 61 s'],
    [
      !!outcome && !!allowed && !allowed.includes(outcome),
      `${String(outcome)}, not ${String(allowed)}`,
    ],
    [requests < 1, 'the call never left'],
    [requests > mostRequests, `sent ${requests} times`],
    [!!expected && purpose === 'read' && requests < readRequests, `asked ${requests} times only`],
    [isWrite(purpose) && isToBeOpen && seen.isLocked, 'the form stays locked'],
    [outcome === 'unknown' && !seen.isLocked, 'an unknown outcome, and not locked'],
    [
      outcome === 'refused' && says(fault) && !words.includes(REFUSAL),
      'the server’s words are lost',
    ],
    [BROKEN_WORDS.test(words), `says ${BROKEN_WORDS.exec(words)?.[0] ?? ''}`],
    [screen?.title === '', 'a screen without a title'],
    [
      !!screen && isToBeOpen && screen.messages.length !== 1,
      `messages: ${screen?.messages.join(' | ') ?? ''}`,
    ],
    [!!screen && !!outcome && outcome !== 'answered' && screen.waysOn.length === 0, 'no way on'],
  ];
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, breach]) => breach),
    ...seen.errors,
    ...seen.leaks.map((leak) => `personal: ${leak}`),
    ...seen.ran.map((text) => `server text ran: ${text}`),
  ];
}

const isWrite = (purpose: Purpose) => purpose === 'write' || purpose === 'money';

/** Whether the fault makes the server say why. */
const says = (fault: Fault): boolean =>
  fault.kind === 'refusal' ||
  (fault.kind === 'envelope' && !!fault.set?.message?.includes(REFUSAL));
