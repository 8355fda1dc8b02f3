import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLoanDetailsQuery } from '../../../domain/orders';
import { orSkip } from '../../../platform/api';
import { useBridge } from '../../../platform/native';
import { useCurrentOrder, useLeave } from '../../../platform/navigation';
import { useAppDispatch } from '../../../platform/store';
import { useSessionParameters } from '../../../shared';
import { selectIsRatingAsked, selectShowsLoanMarket } from '../slice';
import { loanDetailLeft, ratingClosed } from '../slice';
import { askForRating, markRated, openLoanDetail } from './loanDetailThunks';

/** Reads the order, and asks for a rating once where the lender wants one. */
export function useLoanDetail() {
  const { productId, orderId } = useCurrentOrder();
  const rated = orderId ?? '';
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(loanDetailLeft());
    },
    [dispatch, orderId],
  );

  const query = useLoanDetailsQuery(orSkip(orderId && { productId, orderId }));
  useEffect(() => {
    dispatch(openLoanDetail({ productId, orderId }));
  }, [dispatch, productId, orderId]);
  const wantsRating = query.isSuccess && !query.isFetching && query.data.wantsRating;
  useEffect(() => {
    if (wantsRating) dispatch(askForRating(rated));
  }, [wantsRating, rated, dispatch]);

  return {
    query,
    orderId,
    areActionsHidden: useSelector(selectShowsLoanMarket),
    isRatingAsked: useSelector(selectIsRatingAsked),
    storeRated: () => {
      dispatch(markRated(rated));
    },
    closeRating: () => {
      dispatch(markRated(rated));
      dispatch(ratingClosed());
    },
  };
}

/** Borrows again: in the native app, or at the lender's web offer. Returns whether anything opened. */
export function useBorrowAgain(webOfferAddress: string): () => 'opened' | 'noApp' | 'refused' {
  const { productId } = useCurrentOrder();
  const bridge = useBridge();
  const leave = useLeave();
  // The next loan does not belong to the finished order.
  const { orderId: _finished, ...session } = useSessionParameters();
  return () => {
    if (webOfferAddress) return leave(webOfferAddress, { session }).ok ? 'opened' : 'refused';
    return bridge.borrowAgain({ productId: productId ?? '' }).ok ? 'opened' : 'noApp';
  };
}
