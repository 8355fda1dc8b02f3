import { type Environment, isLoopback } from '../environment';
import { type Contact, contactKind, isContact } from './contactAddress';

/** The target of an address (docs/reference/routes.md#the-gate). Session parameters are added for *ours* only. */
export type Destination =
  | { readonly kind: 'ours'; readonly url: URL }
  | { readonly kind: 'deepLink' | 'contact'; readonly url: URL };

export type Refusal = 'notAnAddress' | 'scheme' | 'credentials' | 'origin';

export type GateAnswer =
  | { readonly ok: true; readonly destination: Destination }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Gate {
  /** The origin of this page. */
  readonly ownOrigin: string;
  readonly environment: Pick<
    Environment,
    'allowedOrigins' | 'deepLinkScheme' | 'h5Base' | 'paymentSchemes'
  >;
  /** The address of an online payment: it may open a payment app. */
  readonly isPayment?: boolean;
  /** The contact that the screen offers: `tel:`, `mailto:` or the chat's `wa.me` is accepted. */
  readonly contact?: Contact | undefined;
}

/**
 * Decides whether an address from a server or a query may be followed, and where it leads. Every such address
 * passes here.
 */
export function checkAddress(address: string, gate: Gate): GateAnswer {
  const url = parseAddress(address, gate.ownOrigin);
  if (!url) return refuse('notAnAddress');
  if (url.username || url.password) return refuse('credentials');
  const scheme = url.protocol.slice(0, -1);
  if (appSchemes(gate).some((own) => own.toLowerCase() === scheme)) return allow('deepLink', url);
  const contact = contactKind(url);
  if (contact) {
    if (contact !== gate.contact) return refuse(isSecure(url) ? 'origin' : 'scheme');
    return isContact(contact, url) ? allow('contact', url) : refuse('notAnAddress');
  }
  if (!isSecure(url)) return refuse('scheme');
  return isOurOrigin(url.origin, gate) ? allow('ours', url) : refuse('origin');
}

const appSchemes = ({ environment, isPayment }: Gate): readonly string[] => [
  environment.deepLinkScheme,
  ...(isPayment ? environment.paymentSchemes : []),
];

/** The URL of an address; a relative one belongs to `base`. Undefined for a text that is no plain address. */
export function parseAddress(address: string, base: string): URL | undefined {
  const text = address.trim();
  // `//host` looks like a path and names a host. So do forms with a backslash. Browsers drop control characters such as
  // a tab: `/\t/host` also names a host.
  if (!text || text.startsWith('//') || /[\\\p{Cc}]/u.test(text)) return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isOurOrigin(origin: string, { ownOrigin, environment }: Gate): boolean {
  const { allowedOrigins, h5Base } = environment;
  return origin === ownOrigin || origin === h5Base || allowedOrigins.includes(origin);
}

const refuse = (refusal: Refusal): GateAnswer => ({ ok: false, refusal });

const allow = (kind: Destination['kind'], url: URL): GateAnswer => ({
  ok: true,
  destination: { kind, url },
});

/** Adds parameters to an address of ours. A parameter that the address already contains is not replaced. */
export function withParameters(url: URL, parameters: Readonly<Record<string, string>>): URL {
  const extended = new URL(url.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (!extended.searchParams.has(name)) extended.searchParams.set(name, value);
  }
  return extended;
}

/** An image's address if it may be loaded: `https:`, or this origin. */
export function imageAddress(address: string, ownOrigin: string): string | undefined {
  const url = parseAddress(address, ownOrigin);
  if (!url || url.username || url.password) return undefined;
  const isOnOwnServer = url.protocol === 'http:' && url.origin === ownOrigin;
  return url.protocol === 'https:' || isOnOwnServer ? url.href : undefined;
}

/** An image's address from a server, or undefined when it may not be loaded (docs/reference/routes.md#images). */
export const serverImage = (address: string): string | undefined =>
  address ? imageAddress(address, window.location.origin) : undefined;

/**
 * Whether a server's address is of another website than this page. It need not be one that the gate accepts. The build, which has
 * no page, draws no absolute address.
 */
export function isElsewhere(address: string): boolean {
  const url = /^https?:/i.test(address) ? parseAddress(address, address) : undefined;
  return !!url && url.origin !== window.location.origin;
}
