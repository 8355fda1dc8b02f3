import type { Meta } from '@storybook/react-webpack5';
import { pageStory, seen } from '../support/pageStory';

/** The states of a read: before its answer, without one, and with an answer that has nothing to show. */
const meta: Meta = { title: 'Reads' };
export default meta;

export const Waiting = pageStory({
  path: '/loanDetail',
  lender: (lender) => {
    lender.fault('loanDetails', { kind: 'hold' });
  },
});

export const WaitingForAList = pageStory({
  path: '/complaintList',
  borrower: 'complainant',
  lender: (lender) => {
    lender.fault('problemList', { kind: 'hold' });
  },
});

export const NoConnection = pageStory({
  path: '/loanDetail',
  lender: (lender) => {
    lender.fault('loanDetails', { kind: 'cut' });
  },
  // The read is repeated before it fails.
  act: async (page) => {
    await seen(page, 'main button');
  },
});

export const Refused = pageStory({
  path: '/repay',
  lender: (lender) => {
    lender.refuse('loanPlayDetail', { code: '1', message: 'Intente mañana, por favor.' });
  },
});

export const SessionExpired = pageStory({ path: '/error' });

export const NothingOwed = pageStory({ path: '/repay', borrower: 'settled' });
export const EmptyList = pageStory({ path: '/complaintList', borrower: 'settled' });
export const List = pageStory({ path: '/complaintList', borrower: 'complainant' });
export const NoSuchPage = pageStory({ path: '/nowhere' });
