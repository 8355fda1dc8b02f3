import {
  cardChosen,
  cardRepaymentOpened,
  codeCancelled,
  repaymentSlice,
  selectCardRepayment,
} from '../../../src/features/repayment/slice';
import { COUNTDOWN_MS } from '../../../src/borrower/useCountdown';

const NOW = 1_000_000;

type Action = Parameters<typeof repaymentSlice.reducer>[1];

const after = (...actions: Action[]) => ({
  repayment: actions.reduce(repaymentSlice.reducer, repaymentSlice.getInitialState()),
});

/** The lender has opened a payment that wants its SMS code. */
const committed = (orderId: string): Action => ({
  type: 'api/executeMutation/fulfilled',
  meta: {
    requestId: 'r',
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: NOW,
    arg: {
      endpointName: 'repaymentCommit',
      originalArgs: { orderId, cardId: 'card', amount: 5 },
    },
  },
  payload: { needValid: true, repayRecordId: 'record' },
});

it('another order starts with no card chosen and no payment waiting', () => {
  const first = [cardRepaymentOpened('1'), cardChosen('card'), committed('1')];
  const state = after(...first, cardRepaymentOpened('2'));
  expect(state.repayment).toMatchObject({ orderId: '2', cardId: null, record: null, resendAt: 0 });
  expect(selectCardRepayment(state, '1')).toMatchObject({ cardId: null, step: 'choose' });
});

it('a code that is waited for can be asked for again after a minute', () => {
  const { repayment } = after(cardRepaymentOpened('1'), committed('1'));
  expect(repayment).toMatchObject({ step: 'code', resendAt: NOW + COUNTDOWN_MS });
});

it('a cancel resets the countdown; the payment still waits', () => {
  const { repayment } = after(cardRepaymentOpened('1'), committed('1'), codeCancelled());
  expect(repayment).toMatchObject({ step: 'choose', resendAt: 0, record: { id: 'record' } });
});

it('an answer that comes late, about another order, changes nothing', () => {
  const opened = after(cardRepaymentOpened('2'));
  expect(after(cardRepaymentOpened('2'), committed('1'))).toEqual(opened);
});
