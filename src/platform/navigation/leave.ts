import { requiredContext } from '../base';
import type { Environment } from '../environment';
import { checkAddress, type Refusal, withParameters } from './addressGate';
import type { Contact } from './contactAddress';

export interface LeaveOptions {
  /** Session parameters. `leave` adds them only to an address of ours. */
  readonly session?: Readonly<Record<string, string>>;
  /** Parameters for an address of ours, such as `from=confirm`. They overwrite the address's own parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Replaces the history entry, so that Back does not return to a completed screen. */
  readonly replaces?: boolean;
  readonly contact?: Contact;
  /** The address of an online payment: it may open a payment app. */
  readonly isPayment?: boolean;
}

/** `isApp`: another app opens, and this page stays. */
export type LeaveResult =
  | { readonly ok: true; readonly isApp: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** Follows an address from a server or a query if the gate accepts it. */
export type Leave = (address: string, options?: LeaveOptions) => LeaveResult;

/** The parts of `window.location` that leave a page. */
export interface PageExit {
  readonly origin: string;
  readonly assign: (url: string) => void;
  readonly replace: (url: string) => void;
}

export function createLeave(pageExit: PageExit, environment: Environment): Leave {
  return (address, { session = {}, parameters = {}, replaces = false, ...allowed } = {}) => {
    const answer = checkAddress(address, {
      ownOrigin: pageExit.origin,
      environment,
      ...allowed,
    });
    if (!answer.ok) return answer;
    const { kind, url } = answer.destination;
    const target = kind === 'ours' ? withParameters(url, session) : url;
    Object.entries(kind === 'ours' ? parameters : {}).forEach(([name, value]) =>
      target.searchParams.set(name, value),
    );
    (replaces ? pageExit.replace : pageExit.assign)(target.href);
    return { ok: true, isApp: kind === 'deepLink' };
  };
}

/** The only function with which screens leave the app. */
export const [LeaveProvider, useLeave] = requiredContext<Leave>('leave');
