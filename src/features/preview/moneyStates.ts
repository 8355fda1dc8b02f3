/** A state of money (docs/reference/moneyStates.md), and how a developer sees it. */
export interface MoneyState {
  readonly label: string;
  /** The path of the page that is opened. */
  readonly path: string;
  /** The fault of the sandbox. Missing: the lender answers as usual. */
  readonly fault?: { readonly alias: string; readonly kind: string } & Readonly<
    Record<string, unknown>
  >;
  /** Whether the lender books what it accepts only on request. */
  readonly booksLate?: boolean;
  /** What to do on the page. */
  readonly steps: string;
}

const CARD = '/ynRepayChoose';
const PAY = 'Choose the card 5678 and confirm the repayment.';
const NO_ANSWER = { kind: 'status', status: 502, body: 'html', times: 1 } as const;

export const moneyStates: readonly MoneyState[] = [
  {
    label: 'Unknown',
    path: CARD,
    fault: { alias: 'repaymentCommit', kind: 'cutAfter', times: 1 },
    steps: PAY,
  },
  {
    label: 'At the lender',
    path: CARD,
    fault: { alias: 'repaymentCommit', kind: 'refuse', code: '800005', message: '', times: 1 },
    steps: PAY,
  },
  { label: 'Accepted, not shown yet', path: CARD, booksLate: true, steps: PAY },
  {
    label: 'Undone',
    path: CARD,
    fault: { alias: 'repaymentCommit', ...NO_ANSWER },
    steps: `${PAY} After two minutes check the status.`,
  },
  {
    label: 'Opened elsewhere',
    path: '/ynRepay',
    steps: 'Pay online, and come back without paying.',
  },
  {
    label: 'Unlocked by hand',
    path: CARD,
    fault: { alias: 'repaymentCommit', ...NO_ANSWER },
    steps: `${PAY} After 24 hours of the phone’s clock, with a refusal of loanDetails, check the status, and say that it was not paid.`,
  },
  {
    label: 'Blocked by another window',
    path: CARD,
    fault: { alias: 'repaymentCommit', kind: 'hold' },
    steps: `${PAY} Then open this page in a second tab.`,
  },
  {
    label: 'Confirmation unknown',
    path: '/confirm',
    fault: { alias: 'loanDetailPush', ...NO_ANSWER },
    steps: 'Confirm the loan.',
  },
  {
    label: 'Confirmed before',
    path: '/confirm',
    booksLate: true,
    steps: 'Confirm the loan, then open its confirmation again.',
  },
];
