import { defaultEnvironment } from './environment';
import type { LaunchOverrides } from './launch';
import { defaultLateCharge } from './loanMath';
import type { BorrowerName } from './seeds';
import { buildBorrower } from './seeds';

/** The part of a lender that knows the launches. */
interface Launching {
  readonly launch: (name: BorrowerName, overrides?: LaunchOverrides) => Record<string, string>;
}

/**
 * The address of a screen with a borrower's launch parameters, as the native app opens it. Parameters of `path`
 * and its part after `#` stay unchanged.
 */
export function launchAddress(
  lender: Launching,
  path: string,
  borrower?: BorrowerName,
  overrides?: Readonly<Record<string, string | undefined>>,
): string {
  const [place = '', ...part] = path.split('#');
  const [pathname = '/', query = ''] = place.split('?');
  const search = new URLSearchParams(query);
  const launch = borrower ? lender.launch(borrower, overrides) : {};
  Object.entries(launch).forEach(([name, value]) => {
    if (!search.has(name)) search.set(name, value);
  });
  return [`${pathname}?${search.toString()}`, ...part].join('#');
}

/** The path of the main screen of a borrower. */
export function firstScreenOf(name: BorrowerName): string {
  const start = {
    now: 0,
    extensionDays: 1,
    lateCharge: defaultLateCharge,
    phones: defaultEnvironment.mobilePhone,
  };
  const { offers, orders, complaints } = buildBorrower(name, 1, start);
  if (complaints.length > 0) return '/complaintList';
  return orders.length > 0 && offers.length === 0 ? '/loanDetail' : '/confirm';
}
