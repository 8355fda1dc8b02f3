import type { Family } from '../../../sandbox/calls';

/** A code of a refusal that the app knows, and its effect. */
export interface KnownCode {
  readonly code: string;
  readonly families: readonly Family[];
  readonly means: string;
}

/** The borrower reads the `message` of a refusal with any other code. */
export const KNOWN_CODES: readonly KnownCode[] = [
  {
    code: '800005',
    families: ['payment'],
    means:
      'From repaymentCommit and repaymentConfirm: the lender has a payment with this token. Its outcome is unknown, so the app reads the debt before another payment',
  },
  {
    code: '800006',
    families: ['payment'],
    means: 'From repaymentConfirm: the SMS code is wrong. The borrower may enter another one',
  },
  {
    code: '101',
    families: ['promotion'],
    means: 'From getSms: the captcha is wrong. The app loads another one',
  },
  {
    code: '-1',
    families: ['promotion'],
    means: 'From register: the captcha is wrong. The app loads another one',
  },
  {
    code: '11',
    families: ['promotion'],
    means: 'From getSms and register: the number is registered. The app opens the download page',
  },
];

export const EXPIRED =
  "A code of the environment's `sessionExpiredCodes`, and HTTP 401 with any body, mean an expired session: the app shows its error screen with a login. For a call that moves money, HTTP 401 is also an unknown outcome";

export const codesOf = (family: Family): readonly KnownCode[] =>
  KNOWN_CODES.filter(({ families }) => families.includes(family));
