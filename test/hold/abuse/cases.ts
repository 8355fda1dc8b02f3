import { SESSION_PARAMETERS, type Facts, type Place } from './places';
import { abuses, type Abuse } from './values';

/** One parameter of one address, spoilt in one way. */
export interface Case {
  readonly name: string;
  readonly parameter: string;
  readonly abuse: Abuse;
  /** What the page is opened with, to the letter. */
  readonly address: string;
  /** The same address without the parameter, and with the right value. */
  readonly absent: string;
  readonly good: string;
}

export interface Crowd {
  /** Who opens the page, and who is none of their business. */
  readonly me: Facts;
  readonly other: Facts;
}

/** Every parameter of a screen's own. */
export const ownParameters = (place: Place, { me }: Crowd): string[] => [
  ...Object.keys(place.own?.(me) ?? {}),
  ...(place.borrower ? ['productId', 'orderId', 'from'] : []),
];

/** Each of the parameters of one address in each way; the others as they should be. */
export function casesAt(
  place: Place,
  path: string,
  crowd: Crowd,
  parameters: readonly string[],
): Case[] {
  const mine = rightValues(place, crowd.me);
  const others = rightValues(place, crowd.other);
  return parameters.flatMap((parameter) => {
    const rest = Object.entries(mine)
      .filter(([name]) => name !== parameter)
      .map(([name, right]) => `${name}=${encodeURIComponent(right)}`);
    const addressWith = (text: string) =>
      `${path}?${[...rest, text].filter(Boolean).join('&')}${place.hash ?? ''}`;
    const good = mine[parameter] ?? '';
    return abuses.map((abuse) => ({
      name: `${path}${place.hash ?? ''}: ${parameter} ${abuse.name}`,
      parameter,
      abuse,
      address: addressWith(abuse.write(parameter, good, others[parameter] ?? '')),
      absent: addressWith(''),
      good: addressWith(`${parameter}=${good}`),
    }));
  });
}

function rightValues(place: Place, facts: Facts): Readonly<Record<string, string>> {
  return {
    ...(place.borrower && { ...facts.launch, from: 'confirm' }),
    ...place.own?.(facts),
  };
}

/** Shorter values, such as a language, are no secret. */
const SECRET_LENGTH = 6;

/** Session values that must not be seen in an address, but where the screen's own parameter holds one. */
export function secretsAt(place: Place, { me }: Crowd): string[] {
  const own = Object.values(place.own?.(me) ?? {}).join(' ');
  return SESSION_PARAMETERS.map((name) => (place.borrower && me.launch[name]) ?? '').filter(
    (secret) => secret.length >= SECRET_LENGTH && !own.includes(secret),
  );
}
