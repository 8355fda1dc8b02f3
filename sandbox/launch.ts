import { canExtend, duesOf, isRepayable, statusOf } from './orders';
import type { BorrowerName } from './seeds';
import { descriptionOf, isBorrowerName, seedNames } from './seeds';
import type { LenderState } from './state';
import type { Description } from './texts';
import { languageFor } from './texts';

export type LaunchOverrides = Readonly<Record<string, string | undefined>>;

/** A named borrower and the launch parameters that the native app would pass. */
export interface BorrowerCard {
  readonly name: BorrowerName;
  readonly description: Description;
  readonly launch: Record<string, string>;
  /** What the screens of this launch find at the lender now. */
  readonly has: readonly Holding[];
  /** The values of the screens' own parameters. Empty: the borrower has no such value. */
  readonly figures: { readonly amount: string; readonly problemId: string };
}

/** `debt`: an instalment can be paid; `extension`: it can be extended. */
export type Holding = 'offer' | 'order' | 'contract' | 'debt' | 'extension' | 'complaint';

/**
 * The launch parameters of a borrower. An override of `undefined` removes a parameter. The lender stores the
 * language for its messages to the borrower.
 */
export function launch(
  lender: LenderState,
  name: string,
  overrides: LaunchOverrides = {},
): Record<string, string> {
  const parameters = { ...defaultsOf(lender, name), ...overrides };
  lender.borrowers.setLanguage(name, languageFor(parameters.language, lender.environment));
  const present = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Record<string, string>;
}

/** All borrowers as they are now. The lender's state does not change. */
export function borrowerCards(lender: LenderState): BorrowerCard[] {
  return seedNames.map((name) => ({
    name,
    description: descriptionOf(name),
    launch: defaultsOf(lender, name),
    ...possessionsOf(lender, name),
  }));
}

/** Reads what belongs to the order and the product of the borrower's launch. */
function possessionsOf(
  lender: LenderState,
  name: BorrowerName,
): Pick<BorrowerCard, 'has' | 'figures'> {
  const now = lender.wallTime();
  const { identity, offers, orders, complaints } = lender.borrowers.get(name);
  const order = orders.find(({ orderId }) => orderId === identity.orderId);
  const found: Readonly<Record<Holding, boolean>> = {
    offer: offers.some((it) => it.product.productId === identity.productId && !it.isTaken),
    order: !!order,
    contract: !!order && !['21', '110'].includes(statusOf(order, now)),
    debt: !!order && isRepayable(order, now),
    extension: !!order && canExtend(order, now),
    complaint: complaints.length > 0,
  };
  const amount = order && duesOf(order, now)[0]?.amount;
  return {
    has: (Object.keys(found) as Holding[]).filter((holding) => found[holding]),
    figures: { amount: String(amount ?? ''), problemId: complaints[0]?.id ?? '' },
  };
}

function defaultsOf({ borrowers, environment }: LenderState, name: string): Record<string, string> {
  if (!isBorrowerName(name)) throw new RangeError(`No such borrower: ${name}`);
  const { deviceId, userId, sessionId, mobilePhone, productId, orderId } = borrowers.identity(name);
  return {
    deviceId,
    appVersion: '2.4.0',
    userId,
    sessionId,
    clientType: 'android',
    merchantNumber: environment.merchantNumber,
    mobilePhone,
    productId,
    orderId,
    language: '2',
    crp_phe: `crp-${deviceId}`,
    dearest: 'dearest-1',
    showy: 'showy-1',
    dearer: environment.appName,
    swift: 'swift-1',
    eyes: 'eyes-1',
  };
}
