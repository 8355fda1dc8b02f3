import {
  cardChosen,
  cardRepaymentOpened,
  codeEntryClosed,
  repaymentSlice,
  selectCardChoice,
} from '@/features/repayment/slice';

type Action = Parameters<typeof repaymentSlice.reducer>[1];

const after = (...actions: Action[]) => ({
  repayment: actions.reduce(repaymentSlice.reducer, repaymentSlice.getInitialState()),
});

it('starts another order without a chosen card and with its code entry open', () => {
  const first = [cardRepaymentOpened('1'), cardChosen('card'), codeEntryClosed()];
  const state = after(...first, cardRepaymentOpened('2'));
  expect(state.repayment).toMatchObject({ orderId: '2', cardId: null, isCodeEntryClosed: false });
  expect(selectCardChoice(state, '1')).toMatchObject({ cardId: null });
});

it('keeps the choice when the same order is opened again', () => {
  const state = after(cardRepaymentOpened('1'), cardChosen('card'), cardRepaymentOpened('1'));
  expect(selectCardChoice(state, '1').cardId).toBe('card');
});
