import { SESSION_NAMES } from '../../support/launchNames';
import type { Facts, Place } from './places';
import { abuses } from './values';

/** Parameters of one address, spoilt in one way. */
export interface Case {
  readonly name: string;
  /** The opened address, unchanged. */
  readonly address: string;
}

export interface Crowd {
  /** The borrower who opens the page, and another one. */
  readonly me: Facts;
  readonly other: Facts;
}

/** Parameters that are spoilt together. */
type Group = readonly string[];

export const singly = (parameters: readonly string[]): Group[] => parameters.map((it) => [it]);

const LAUNCHED: Group = ['productId', 'orderId', 'from'];

/** The screen's own parameters one by one; those that the same code reads everywhere are spoilt together. */
export function ownParameters(place: Place, crowd: Crowd): Group[] {
  const names = namesAt(place, crowd);
  if (place.borrower) return [...singly(names), LAUNCHED];
  const [first, ...more] = names;
  return [[first ?? ''], more].filter((group) => group.length > 0);
}

const namesAt = (place: Place, { me }: Crowd) => Object.keys(place.own?.(me) ?? {});

/** Spoils each group in each way. The other parameters keep their right values. */
export function casesAt(
  place: Place,
  path: string,
  crowd: Crowd,
  groups: readonly Group[],
): Case[] {
  const mine = rightValues(place, crowd.me);
  const others = rightValues(place, crowd.other);
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

/** The screen of a list of cases. */
export const placeOf = ([first]: readonly Case[]) => first?.name.split(':')[0] ?? 'nothing';

function rightValues(place: Place, facts: Facts): Readonly<Record<string, string>> {
  return {
    ...(place.borrower && { ...facts.launch, from: 'confirm' }),
    ...place.own?.(facts),
  };
}

/** Shorter values, such as a language, are not secret. */
const SECRET_LENGTH = 6;

/** The session values that no address may contain. A value that is also an own parameter is excluded. */
export function secretsAt(place: Place, { me }: Crowd): RegExp[] {
  const own = Object.values(place.own?.(me) ?? {}).join(' ');
  return SESSION_NAMES.map((name) => (place.borrower && me.launch[name]) ?? '')
    .filter((secret) => secret.length >= SECRET_LENGTH && !own.includes(secret))
    .map((secret) => new RegExp(secret.replace(/\W/g, '\\$&')));
}
