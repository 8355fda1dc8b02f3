import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { markOf, type PaymentWay } from '../../../money/way';
import type { Echoed } from '../../../money/wire';
import { cardChosen, cardRepaymentOpened, selectCardChoice } from '../slice';

/** The card that the borrower chose for an order. */
export function useCardChoice(orderId: string, way: PaymentWay | undefined) {
  const dispatch = useDispatch();
  const choice = useSelector((state: Parameters<typeof selectCardChoice>[0]) =>
    selectCardChoice(state, orderId),
  );
  useEffect(() => {
    dispatch(cardRepaymentOpened(orderId));
  }, [dispatch, orderId]);
  return {
    ...choice,
    card: way?.cards.find(({ id }) => id === choice.cardId),
    cardMarked: (mark: string) => way?.cards.find((card) => markOf(card) === mark),
    choose: (id: Echoed) => {
      dispatch(cardChosen(id));
    },
  };
}
