import { useEffect } from 'react';
import { markOf, type PaymentWay } from '../../../money/way';
import type { Echoed } from '../../../money/wire';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { cardChosen, cardRepaymentOpened, selectCardChoice } from '../slice';

/** The card that the borrower chose for an order. */
export function useCardChoice(orderId: string, way: PaymentWay | undefined) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => selectCardChoice(state, orderId));
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
