import type { Meta } from '@storybook/react-webpack5';
import { waitFor } from 'storybook/test';
import type { Lender } from '../../sandbox';
import { type Act, gone, pageStory, press, seen } from '../support/pageStory';

/** The states of money (docs/reference/moneyStates.md), each on a screen where a borrower meets it. */
const meta: Meta = { title: 'Money' };
export default meta;

const CARD = '/ynRepayChoose?amount=140557';
const INSTRUCTION = '/carpmm?requestType=1&amount=140557&payCode=shop';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The first action of a banner. The other button of the header, Back, has a label of its own. */
const BANNER_ACTION = 'header button:not([aria-label])';

/** An answer that tells nothing: the error page of a gateway. */
const noAnswerTo =
  (alias: 'repaymentCommit' | 'loanDetailPush') =>
  (lender: Lender): void => {
    lender.fault(alias, { kind: 'status', status: 502, body: 'html', times: 1 });
  };

const bookLate = (lender: Lender): void => {
  lender.bookLate();
};

/** Chooses a card that needs no code (the second one) or one that does, and pays. */
const payBy =
  (card: 1 | 2): Act =>
  async (page) => {
    await press(page, `label:nth-of-type(${String(card)}) input[type=radio]`);
    await press(page, 'footer button:enabled');
  };

const payByCard = payBy(2);

/** Acts, and waits for what the answer shows: the picture is taken when the acts end. */
const until =
  (act: Act, selector: string): Act =>
  async (page, lender) => {
    await act(page, lender);
    await seen(page, selector);
  };

const payWithoutAnswer = until(payByCard, '[role=alert] h2');

/** The payment was accepted, and the loan detail shows so. */
const payAccepted: Act = async (page, lender) => {
  await payByCard(page, lender);
  await waitFor(() => {
    if (lender.accepted.length === 0) throw new Error('The lender has no payment yet');
  });
  await gone(page, 'input[type=radio]');
};

/** Some brands tick the agreement beforehand. */
const confirm: Act = async (page) => {
  const tick = await seen<HTMLInputElement>(page, 'input[type=checkbox]');
  if (!tick.checked) tick.click();
  await press(page, 'footer button:enabled');
};

const checkStatus: Act = (page) => press(page, BANNER_ACTION);

const unknown = {
  lender: noAnswerTo('repaymentCommit'),
  before: { path: CARD, act: payWithoutAnswer },
};

const accepted = { lender: bookLate, before: { path: CARD, act: payAccepted } };

export const UnderReview = pageStory({ path: '/loanDetail', borrower: 'underReview' });
export const Rejected = pageStory({ path: '/loanDetail', borrower: 'rejected' });
export const Disbursing = pageStory({ path: '/loanDetail', borrower: 'disbursing' });
export const TransferReturned = pageStory({ path: '/loanDetail', borrower: 'transferReturned' });

export const Due = pageStory({ path: '/loanDetail' });
export const DueToPay = pageStory({ path: '/repay' });
export const Instalments = pageStory({ path: '/loanDetail', borrower: 'instalments' });
export const Late = pageStory({ path: '/loanDetail', borrower: 'overdue' });
export const LateToPay = pageStory({ path: '/repay', borrower: 'overdue' });
export const Extended = pageStory({ path: '/loanDetail', borrower: 'extended' });
export const Settled = pageStory({ path: '/loanDetail', borrower: 'settled' });
export const Reference = pageStory({ path: INSTRUCTION });

export const Unknown = pageStory({ path: '/loanDetail', ...unknown });
export const UnknownToPay = pageStory({ path: '/repay', ...unknown });

export const AtTheLender = pageStory({
  path: INSTRUCTION,
  lender: (lender) => {
    lender.refuse('repaymentCommit', { code: '800005', message: '' });
  },
  before: unknown.before,
});

export const AnotherWindow = pageStory({
  path: CARD,
  lender: (lender) => {
    lender.fault('repaymentCommit', { kind: 'hold' });
  },
  before: {
    path: CARD,
    act: async (page, lender) => {
      await payByCard(page, lender);
      await waitFor(() => {
        if (!lender.requests.some(({ alias }) => alias === 'repaymentCommit'))
          throw new Error('The payment was not sent');
      });
    },
  },
});

export const CodeMissing = pageStory({
  path: CARD,
  act: until(payBy(1), 'input[autocomplete=one-time-code]'),
});

export const Refused = pageStory({
  path: CARD,
  lender: (lender) => {
    lender.refuse('repaymentCommit', { code: '1', message: 'Fondos insuficientes' });
  },
  act: until(payByCard, '[role=alert] div'),
});

export const Accepted = pageStory({ path: '/loanDetail', ...accepted });
export const AcceptedToPay = pageStory({ path: '/repay', ...accepted });

export const Undone = pageStory({
  path: INSTRUCTION,
  ...unknown,
  before: { ...unknown.before, agoMs: 3 * MINUTE_MS },
  act: async (page, lender) => {
    await checkStatus(page, lender);
    await gone(page, BANNER_ACTION);
  },
});

export const UnlockedByHand = pageStory({
  path: INSTRUCTION,
  ...unknown,
  before: { ...unknown.before, agoMs: DAY_MS + MINUTE_MS },
  act: async (page, lender) => {
    lender.refuse('loanDetails', { code: '1', message: '' });
    await checkStatus(page, lender);
    await press(page, 'header button:nth-last-of-type(1):not([aria-label])');
  },
});

export const OpenedElsewhere = pageStory({
  path: '/repay',
  before: {
    path: '/ynRepay?amount=140557',
    act: async (page, lender) => {
      await press(page, 'main button:last-of-type');
      await waitFor(() => {
        if (!lender.requests.some(({ alias }) => alias === 'repaymentHuichao'))
          throw new Error('The payment was not opened');
      });
      // The page stays, and says that the payment was opened.
      await seen(page, 'main > button:disabled');
    },
  },
});

export const OfferToConfirm = pageStory({ path: '/confirm', borrower: 'newLoan' });

export const ConfirmationUnknown = pageStory({
  path: '/confirm',
  borrower: 'newLoan',
  lender: noAnswerTo('loanDetailPush'),
  act: until(confirm, '[role=alert] h2'),
});

export const ConfirmedBefore = pageStory({
  path: '/confirm',
  borrower: 'newLoan',
  lender: bookLate,
  before: {
    path: '/confirm',
    act: async (page, lender) => {
      await confirm(page, lender);
      await gone(page, 'input[type=checkbox]');
    },
  },
});
