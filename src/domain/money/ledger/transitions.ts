import { createNextState } from '@reduxjs/toolkit';
import {
  type Account,
  isSameEchoed,
  type OpenIntent,
  type Sent,
  type SentPayment,
  type SettledIntent,
  underTokenOf,
} from './intent';
import { type Ages, type EventName, type Events, isRecent, rules, type To } from './rules';

/** The account after an event. */
export function transition<Name extends EventName>(
  stored: Account,
  name: Name,
  event: Events[Name],
  at: number,
  ageOf: Ages = (_, since) => at - since,
): Account {
  const account = aged(stored, at, ageOf);
  const { open } = account;
  const id = 'id' in event ? event.id : undefined;
  const isMeant = id === undefined || id === open?.sent.id;
  const rule = rules[name]?.[open?.state ?? 'nothing'] as Rule<Name> | undefined;
  const to = rule && isMeant ? rule(open, event, at, account, ageOf) : open;
  const changed = to === open ? account : withSending(moved(account, to, name, at));
  const after = withoutUnsent(changed, name, event);
  const late = !isMeant && name === 'accepted' && account.sendings.find((it) => it.id === id);
  const settled = late ? acceptedLate(after, late, at) : after;
  const result = inSettledAndOnline(settled, name, event);
  if (result === account || !('readAt' in event)) return result;
  return withPast(result, debtsOf(account, event.id), event.readAt, at);
}

/** The debts with which a payment left: of one that was found undone, those of every sending under its token. */
function debtsOf({ open, settled, earlier, elsewhere, sendings }: Account, id: string) {
  const isUndone = open?.state === 'undone' && open.sent.id === id;
  const left = isUndone
    ? underTokenOf({ sendings }, open.sent)
    : [open?.sent, settled?.sent, ...earlier.map((it) => it.sent), elsewhere].filter(
        (it) => it?.id === id,
      );
  return left.flatMap((it) => (it && 'owed' in it ? [it] : []));
}

/** A reading has shown debts as paid: earlier figures are outdated, its own are not. */
const withPast = (
  account: Account,
  debts: readonly Pick<SentPayment, 'amount' | 'owed'>[],
  readAt: number,
  at: number,
): Account => ({
  ...account,
  past: [...account.past, ...debts.map(({ amount, owed }) => ({ amount, owed, at }))],
  settledAt: Math.max(account.settledAt, Math.min(readAt, at) - 1),
});

type Rule<Name extends EventName> = (
  intent: OpenIntent | null,
  event: Events[Name],
  at: number,
  account: Account,
  ageOf: Ages,
) => To;

function moved(account: Account, to: To, name: EventName, at: number): Account {
  const sent = account.open?.sent;
  if (to === 'booked') {
    const last = { state: 'booked', sent: null, at } as const;
    return { ...account, open: null, ...withLast(account, last) };
  }
  if (to !== 'accepted') {
    // What a hand settles makes every earlier figure outdated, too.
    return { ...account, open: to, settledAt: name === 'settledByHand' ? at : account.settledAt };
  }
  if (!sent || sent.kind === 'forgotten') return account;
  return settle(account, { state: 'accepted', sent, at });
}

/** The answer to an intent that is no longer open, as one that the borrower unlocked. Another open one stays. */
const acceptedLate = (account: Account, sent: Sent, at: number): Account =>
  [account.settled, ...account.earlier].some((it) => it?.sent?.id === sent.id)
    ? account
    : { ...account, ...withLast(account, { state: 'accepted', sent, at }), settledAt: at };

const settle = (account: Account, settled: SettledIntent): Account => ({
  ...account,
  open: null,
  ...withLast(account, settled),
  settledAt: settled.at,
});

/** Another intent is the last settled one. A payment before it that no reading has shown is still said. */
const withLast = ({ settled: before, earlier }: Account, settled: SettledIntent) => ({
  settled,
  earlier:
    before?.state === 'accepted' && before.sent.kind === 'card' ? [...earlier, before] : earlier,
});

/** Keeps what was sent, with the figures of its last sending and the time of its first. */
function withSending(account: Account): Account {
  const { open, sendings } = account;
  const sent = open?.sent;
  if (!sent || sent.kind === 'forgotten') return account;
  const isKnown = sendings.some(({ id }) => id === sent.id);
  return {
    ...account,
    sendings: isKnown
      ? sendings.map((it) => (it.id === sent.id ? { ...sent, leftAt: it.leftAt } : it))
      : [...sendings, sent],
  };
}

/** What was plainly refused, or never left, is no sending: it makes no later refusal unclear. */
function withoutUnsent<Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name],
): Account {
  const isOver = name === 'takenBack' || ('isFirst' in event && event.isFirst);
  if (!isOver || !('id' in event) || account.open?.sent.id === event.id) return account;
  const sendings = account.sendings.filter(({ id }) => id !== event.id);
  return sendings.length === account.sendings.length ? account : { ...account, sendings };
}

/** The effect of an event on the last settled intent and on the online payment. */
function inSettledAndOnline<Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name],
): Account {
  const { settled, earlier, elsewhere } = account;
  if ('opened' in event) return { ...account, elsewhere: event.opened };
  const id = 'id' in event ? event.id : undefined;
  const isBooked = name === 'foundBooked';
  if (isBooked && settled?.state === 'accepted' && settled.sent.id === id) {
    return { ...account, settled: { ...settled, state: 'booked' } };
  }
  if (isBooked && earlier.some(({ sent }) => sent.id === id)) {
    return { ...account, earlier: earlier.filter(({ sent }) => sent.id !== id) };
  }
  if (!elsewhere || elsewhere.id !== id) return account;
  // The record of an online payment has ended what waited for a code.
  if ('before' in event) return { ...account, elsewhere: null, open: account.open ?? event.before };
  const isOver = isBooked || name === 'notPaidElsewhere';
  return isOver ? { ...account, elsewhere: null } : account;
}

/**
 * A phone corrects its clock by up to this. After such a correction an amount from before the last settlement is still
 * older than the settlement; after a larger one, the settlement's time would refuse every amount for too long.
 */
const CLOCK_CORRECTION_MS = 5 * 60_000;

/** Drops what is over after a day. A time in the future counts as now, once. */
const aged = (account: Account, at: number, ageOf: Ages): Account =>
  createNextState(account, (draft) => {
    const { open, settled, earlier, elsewhere, sendings, past } = draft;
    const answered = [settled, ...earlier];
    [open?.sent, ...answered.map((it) => it?.sent), elsewhere, ...sendings].forEach((it) => {
      if (it) it.leftAt = Math.min(it.leftAt, at);
    });
    if (open && 'askedAt' in open) open.askedAt = Math.min(open.askedAt, at);
    if (open && 'code' in open && open.code) {
      open.code.since = Math.min(open.code.since, at);
      open.code.askedAt = Math.min(open.code.askedAt, at);
    }
    [...answered, ...past].forEach((it) => {
      if (it) it.at = Math.min(it.at, at);
    });
    const isKept = (it: Parameters<typeof isRecent>[0]) => isRecent(it, ageOf);
    if (!past.every(isKept)) draft.past = past.filter(isKept);
    if (!earlier.every(isKept)) draft.earlier = earlier.filter(isKept);
    if (draft.settledAt - at > CLOCK_CORRECTION_MS) draft.settledAt = at;
    // A payment that the lender has not booked stays until it is booked.
    const isUnbooked = settled?.state === 'accepted' && settled.sent.kind === 'card';
    if (settled && !isUnbooked && !isKept(settled)) draft.settled = null;
    if (elsewhere && !isKept(elsewhere)) draft.elsewhere = null;
    const token = open?.sent.kind === 'card' ? open.sent.token : undefined;
    const isOld = (it: Sent) =>
      !isKept(it) && !(it.kind === 'card' && isSameEchoed(token, it.token));
    if (sendings.some(isOld)) draft.sendings = sendings.filter((it) => !isOld(it));
  });
