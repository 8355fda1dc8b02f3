import type { Lender } from '../../../sandbox';
import { SESSION_NAMES } from '../../support/launchNames';
import { ownValues, type Place, rightValues } from './places';
import { abuses } from './values';

/** Parameters of one address, spoilt in one way. */
export interface Case {
  readonly name: string;
  /** The opened address, unchanged. */
  readonly address: string;
}

/** Parameters that are spoilt together. */
type Group = readonly string[];

export const singly = (parameters: readonly string[]): Group[] => parameters.map((it) => [it]);

const LAUNCHED: Group = ['productId', 'orderId', 'from'];

/** The screen's own parameters one by one; those that the same code reads everywhere are spoilt together. */
export function ownParameters({ borrower, own }: Place): Group[] {
  const names = Object.keys(own);
  if (borrower) return [...singly(names), LAUNCHED];
  return [names.slice(0, 1), names.slice(1)].filter((group) => group.length > 0);
}

/** Spoils each group in each way. The other parameters keep their right values. */
export function casesAt(
  place: Place,
  path: string,
  lender: Lender,
  groups: readonly Group[],
): Case[] {
  const mine = rightValues(place, lender, place.borrower ?? 'newLoan');
  const others = rightValues(place, lender, 'overdue');
  return groups.flatMap((group) => {
    const rest = Object.entries(mine)
      .filter(([name]) => !group.includes(name))
      .map(([name, right]) => `${name}=${encodeURIComponent(right)}`);
    const addressWith = (write: (name: string) => string) =>
      `${path}?${[...rest, ...group.map(write)].filter(Boolean).join('&')}${place.hash ?? ''}`;
    return abuses.map((abuse) => ({
      name: `${path}${place.hash ?? ''}: ${group.join(', ')} ${abuse.name}`,
      address: addressWith((name) => abuse.write(name, mine[name] ?? '', others[name] ?? '')),
    }));
  });
}

/** Shorter values, such as a language, are not secret. */
const SECRET_LENGTH = 6;

/** The session values that no address may contain. A value that is also an own parameter is excluded. */
export function secretsAt(place: Place, lender: Lender): RegExp[] {
  const { borrower } = place;
  if (!borrower) return [];
  const launch = lender.launch(borrower);
  const own = Object.values(ownValues(place, lender, borrower)).join(' ');
  return SESSION_NAMES.map((name) => launch[name] ?? '')
    .filter((secret) => secret.length >= SECRET_LENGTH && !own.includes(secret))
    .map((secret) => new RegExp(secret.replace(/\W/g, '\\$&')));
}
