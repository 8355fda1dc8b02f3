import {
  cardChosen,
  codeEntryClosed,
  codeEntryOpened,
  repaymentSlice,
  selectCardChoice,
} from '@/features/repayment/slice';

type Action = Parameters<typeof repaymentSlice.reducer>[1];

const after = (...actions: Action[]) => ({
  repayment: actions.reduce(repaymentSlice.reducer, repaymentSlice.getInitialState()),
});

const chosen = cardChosen({ orderId: '1', cardId: 'card' });

it('keeps the first tap of a screen, before which nothing was dispatched', () => {
  expect(selectCardChoice(after(chosen), '1').cardId).toBe('card');
});

it.each([
  ['a choice', cardChosen({ orderId: '2', cardId: 'other' }), { cardId: 'other' }],
  ['an opened code entry', codeEntryOpened({ orderId: '2' }), { cardId: null }],
])('starts another order at %s, with nothing of the order before', (_, action, expected) => {
  const state = after(chosen, codeEntryClosed({ orderId: '1' }), action);
  expect(state.repayment).toMatchObject({ orderId: '2', isCodeEntryClosed: false, ...expected });
  expect(selectCardChoice(state, '1')).toMatchObject({ cardId: null });
});

it('keeps the choice of an order through its code entry', () => {
  const state = after(chosen, codeEntryClosed({ orderId: '1' }), codeEntryOpened({ orderId: '1' }));
  expect(selectCardChoice(state, '1')).toMatchObject({ cardId: 'card', isCodeEntryClosed: false });
});
