import type { ReceivedRequest } from '../../../sandbox';
import { SESSION_NAMES } from '../../support/launchNames';
import type { Sight } from './look';
import { TRACES } from './values';

/** What came of opening a page. */
export interface Outcome {
  readonly sight: Sight;
  /** What the lender received. */
  readonly requests: readonly ReceivedRequest[];
  /** What the native app was told, as text. */
  readonly told: readonly string[];
}

/** Where the page may lead, beside itself: the sandbox's environment (`public/environments/sandbox.json`). */
const WELL_KNOWN = [
  /^(tel|mailto|prestamoclaro):/,
  /^https:\/\/((h5|downloads)\.prestamoclaro\.example|play\.google\.com|apps\.apple\.com|wa\.me)\//,
  /^data:image\//,
];

/** Every write (docs/reference/calls.md#writes). */
const WRITES: readonly (string | undefined)[] = [
  'loanDetailPush',
  'repaymentCommit',
  'repaymentConfirm',
  'repaymentHuichao',
  'problemSave',
  'googleScore',
  'getSms',
  'register',
  'uploadProblemImage',
];

const PROGRAMMERS_WORDS = /\b(NaN|undefined|null|Infinity)\b|\[object/;
/** As they are, and as JSON writes them. A text that spells `%0D` is no line break. */
const CONTROL_CHARACTERS = /\p{Cc}|\\[bfnrt]|\\u00[01]/u;

type Rule = (outcome: Outcome, secrets: readonly string[]) => boolean;

/** What holds for every page, whatever its address says (issue, *Abuse*). */
const rules: Readonly<Record<string, Rule>> = {
  'has its one title': ({ sight }) => sight.heading !== '',
  'shows more than its title': ({ sight }) => sight.texts.length > 3,
  'offers a way on': ({ sight }) => sight.controls > 0,
  'says at most one message': ({ sight }) => sight.alerts.length <= 1,
  'shows no word of a programmer': ({ sight }) =>
    !sight.texts.some((text) => PROGRAMMERS_WORDS.test(text)),
  'shows nothing of the spoilt value': ({ sight }) =>
    !sight.texts.some((text) => TRACES.test(text)),
  'fits the screen': ({ sight }) => sight.overflow <= 0,
  'runs and changes nothing': ({ sight }) => sight.marks.length === 0,
  'links to nobody else': ({ sight }) =>
    sight.targets.every((target) => isOurs(target, sight.addresses[0] ?? '')),
  'keeps the session to itself': ({ sight }, secrets) => {
    const open = [...sight.addresses, sight.kept].join(' ');
    return !secrets.some((secret) => open.includes(secret));
  },
  'leaves no session parameter in the address': ({ sight }) =>
    !parameterNames(sight.addresses[0] ?? '').some((name) => isOfSession(name)),
  'sends no write': ({ requests }) => !requests.some(({ alias }) => WRITES.includes(alias)),
  'sends no line break': ({ requests, told }) =>
    ![...requests.flatMap(wordsOf), ...told].some((text) => CONTROL_CHARACTERS.test(text)),
  'sends no referrer': ({ requests }) => requests.every(({ headers }) => !headers.referer),
};

/** The rules that an outcome breaks. */
export const brokenRules = (outcome: Outcome, secrets: readonly string[]): string[] =>
  Object.entries(rules)
    .filter(([, holds]) => !holds(outcome, secrets))
    .map(([rule]) => rule);

/** The values of a request, as the lender decodes them. */
const wordsOf = ({ query, body, headers }: ReceivedRequest) => [
  ...Object.values(query).flat(),
  JSON.stringify(body ?? ''),
  ...Object.values(headers),
];

function isOurs(target: string, address: string): boolean {
  const { origin, href } = new URL(target, address);
  return origin === new URL(address).origin || WELL_KNOWN.some((known) => known.test(href));
}

const parameterNames = (address: string) => [...new URL(address).searchParams.keys()];

const isOfSession = (name: string) =>
  (SESSION_NAMES as readonly string[]).includes(name.replace(/\[.*$/, ''));
