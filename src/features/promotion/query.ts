import { parametersOf } from '../../platform/session';

/**
 * The parameters of an advertisement's link, on the register page and on the hash targets
 * (docs/reference/routes.md#parameters-in-addresses).
 */
const NAMES = [
  'id',
  'app_from',
  'user_from',
  'utm_tag',
  'invite_code',
  'UC',
  'down_id',
  'links_id',
] as const;

type Name = (typeof NAMES)[number];

export type Advertisement = Readonly<Record<Name, string>>;

/** Reads each parameter from the first query that contains it. */
export function readAdvertisement(...queries: readonly string[]): Advertisement {
  const sources = queries.map(parametersOf);
  const valueOf = (name: Name) => sources.map((read) => read(name)).find(Boolean) ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Advertisement;
}

/** The query within a hash that shows the prerendered landing page; undefined for any other hash. */
export function landingQuery(hash: string): string | undefined {
  const [found, query = ''] = /^(?:#\/?(\?[^#]*)?)?$/.exec(hash) ?? [];
  return found === undefined ? undefined : query;
}

/** The parameters of a hash target: the visitor's origin, and one of the two link ids. */
const TARGET_NAMES = ['app_from', 'user_from', 'utm_tag', 'id'] as const;

export const targets = {
  register: '/',
  download: '/downloadTemplate',
  agreement: '/agreementTemplate',
} as const;

/** The address of a hash target within the hash. */
export function targetAddress(target: keyof typeof targets, advertisement: Advertisement): string {
  const query = new URLSearchParams();
  const link = advertisement.links_id ? 'links_id' : 'down_id';
  [...TARGET_NAMES, link].forEach((name) => {
    const value = advertisement[name as Name];
    if (value) query.set(name, value);
  });
  return `${targets[target]}?${query.toString()}`.replace(/\?$/, '');
}
