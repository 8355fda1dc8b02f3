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
}

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

/** All borrowers. The lender's state does not change. */
export function borrowerCards(lender: LenderState): BorrowerCard[] {
  return seedNames.map((name) => ({
    name,
    description: descriptionOf(name),
    launch: defaultsOf(lender, name),
  }));
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
