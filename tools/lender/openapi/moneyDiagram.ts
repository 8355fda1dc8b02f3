import type { Account, OpenIntent, SentPayment } from '../../../src/domain/money/ledger/intent';
import {
  type Ages,
  DAY_MS,
  type EventName,
  rules,
  type To,
} from '../../../src/domain/money/ledger/rules';

/**
 * The diagram in docs/reference/money.md of a card payment's states: every rule of the table is applied to every form of
 * its state.
 */
export function moneyDiagram(): string {
  const labels = new Map<string, Set<string>>();
  for (const [from, name, to] of transitions()) {
    const edge = `${from} --> ${to}`;
    labels.set(edge, (labels.get(edge) ?? new Set()).add(name));
  }
  const edges = [...labels].map(([edge, names]) => `  ${edge} : ${[...names].join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...edges, '```'].join('\n');
}

const first: SentPayment = {
  kind: 'card',
  id: 'first',
  intentId: 'first',
  leftAt: 0,
  amount: '1',
  couponId: null,
  token: 'T',
  card: { mark: '', name: '' },
  owed: { amount: '1', date: '', unbooked: '0' },
};
/** Carries the token of the first one. */
const again: SentPayment = { ...first, id: 'again' };
const code = { record: 'R', since: 0, askedAt: 0 };

/** Every state, in every form on which a rule depends. */
const forms: readonly (OpenIntent | null)[] = [
  null,
  ...[first, again].flatMap((sent): OpenIntent[] => [
    { state: 'sending', sent },
    { state: 'waitsForCode', sent, code },
    { state: 'resending', sent, code, isDuplicate: false, askedAt: 0 },
    { state: 'resending', sent, code: null, isDuplicate: false, askedAt: 0 },
    { state: 'sendingCode', sent, code },
    { state: 'unknown', sent, isAtLender: false, isDuplicate: false, askedAt: 0 },
    { state: 'unknown', sent, isAtLender: true, isDuplicate: false, askedAt: 0 },
    { state: 'undone', sent, isDoubted: false },
  ]),
];

type Rule = (
  open: OpenIntent | null,
  event: object,
  at: number,
  account: Account,
  ageOf: Ages,
) => To;

/** The changes of a state. A day later each wait is over, and the borrower may settle by hand. */
function* transitions(): Generator<readonly [from: string, name: EventName, to: string]> {
  const event = { sent: again, record: 'R', owed: first.owed, isFirst: true };
  // What is taken back returns to the state before, whatever that was.
  const names = (Object.keys(rules) as EventName[]).filter((name) => name !== 'takenBack');
  for (const name of names) {
    for (const open of forms) {
      const rule = rules[name]?.[open?.state ?? 'nothing'] as Rule | undefined;
      const account = {
        open,
        settled: null,
        earlier: [],
        elsewhere: null,
        sendings: open?.sent === first ? [first] : [first, again],
        past: [],
      };
      const [from, to] = [
        open,
        rule ? rule(open, event, DAY_MS, { ...account, settledAt: 0 }, () => DAY_MS) : open,
      ].map(stateOf);
      if (from && to && from !== to) yield [from, name, to];
    }
  }
}

const stateOf = (to: To): string => (typeof to === 'string' ? to : (to?.state ?? '[*]'));
