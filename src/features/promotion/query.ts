import { parametersOf } from '@/platform/session';

/**
 * The parameters of an advertisement's link (docs/reference/routes.md#parameters-in-addresses), in the order of our
 * own links.
 */
const NAMES = [
  'app_from',
  'user_from',
  'utm_tag',
  'id',
  'links_id',
  'down_id',
  'invite_code',
  'UC',
] as const;

type Name = (typeof NAMES)[number];

export type Advertisement = Readonly<Record<Name, string>>;

/** Reads each parameter from the first query that contains it. */
function parseAdvertisement(...queries: readonly string[]): Advertisement {
  const sources = queries.map(parametersOf);
  const valueOf = (name: Name) => sources.map((get) => get(name)).find(Boolean) ?? '';
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Advertisement;
}

/** Checks a stored advertisement like an address: another program may have written it. */
export function checkAdvertisement(stored: unknown): Advertisement {
  const texts = Object.entries(Object(stored) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return parseAdvertisement(new URLSearchParams(texts).toString());
}

/** The visit of an address without an advertisement. */
export const NO_ADVERTISEMENT = parseAdvertisement();

/** The query within a hash that shows the prerendered landing page; undefined for any other hash. */
export function landingQuery(hash: string): string | undefined {
  const [found, query = ''] = /^(?:#\/?(\?[^#]*)?)?$/.exec(hash) ?? [];
  return found === undefined ? undefined : query;
}

export const targets = {
  register: '/',
  download: '/downloadTemplate',
  agreement: '/agreementTemplate',
} as const;

/** A place of the promotion: the page's query, and path and query within the hash. */
export interface Place {
  readonly pageQuery: string;
  readonly pathname: string;
  readonly search: string;
}

export const placeOf = ({ search, hash }: Pick<Location, 'search' | 'hash'>): Place => {
  const [pathname = '', ...query] = hash.replace(/^#\/?/, '/').split('?');
  return { pageQuery: search, pathname, search: query.join('?') };
};

const isTarget = ({ pathname }: Place) =>
  [targets.download, targets.agreement].some((path) =>
    pathname.toLowerCase().startsWith(path.toLowerCase()),
  );

/**
 * The visit's advertisement at a place (docs/reference/routes.md#the-visit-of-an-advertisement): the kept one, unless the
 * address has another one. The register page's links have all names, a hash target's some of them.
 */
export function advertisementAt(place: Place, kept: Advertisement): Advertisement {
  const { pageQuery, search } = place;
  const isAtTarget = isTarget(place);
  const given = isAtTarget
    ? parseAdvertisement(search, pageQuery)
    : parseAdvertisement(pageQuery, search);
  const named = NAMES.filter((name) => given[name]);
  const differs = (name: Name) => given[name] !== kept[name];
  // A hash target carries some of the names; the register page all of them, or none.
  const isOther = isAtTarget ? named.some(differs) : named.length > 0 && NAMES.some(differs);
  return isOther ? given : kept;
}

/** The query of an advertisement; empty without values. */
function queryOf(advertisement: Advertisement, names: readonly Name[] = NAMES): string {
  const given = names.filter((name) => advertisement[name]);
  const query = new URLSearchParams(given.map((name) => [name, advertisement[name]]));
  return `?${query.toString()}`.replace(/\?$/, '');
}

/** The address of the register page within the hash. */
export const registerAddress = (advertisement: Advertisement): string =>
  targets.register + queryOf(advertisement);

/** The address of a hash target: the visitor's origin, and one of the two link ids. */
export function targetAddress(
  target: 'download' | 'agreement',
  advertisement: Advertisement,
): string {
  const link = advertisement.links_id ? 'links_id' : 'down_id';
  return targets[target] + queryOf(advertisement, ['app_from', 'user_from', 'utm_tag', 'id', link]);
}

/** The address of the download page for another device, which keeps nothing of the visit: with all names. */
export const downloadElsewhere = (advertisement: Advertisement): string =>
  targets.download + queryOf(advertisement);
