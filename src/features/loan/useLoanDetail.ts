import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useBridge } from '../../native/BridgeContext';
import { useLeave } from '../../navigation/LeaveContext';
import { useLoanDetailsQuery } from '../../order/api';
import { useSessionParameters } from '../../borrower/useSessionParameters';
import { useSubject } from '../../borrower/useSubject';
import {
  loanDetailOpened,
  ratingAsked,
  ratingClosed,
  selectIsRatingAsked,
  selectShowsLoanMarket,
} from './slice';

/** Reads the order and asks for a rating once, when the lender wants one. */
export function useLoanDetail() {
  const { productId, orderId } = useSubject();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(loanDetailOpened());
  }, [dispatch, orderId]);

  const reading = useLoanDetailsQuery({ productId, orderId });
  const wantsRating = reading.isSuccess && !reading.isFetching && reading.data.wantsRating;
  useEffect(() => {
    if (wantsRating) dispatch(ratingAsked());
  }, [wantsRating, dispatch]);

  return {
    reading,
    orderId,
    areActionsHidden: useSelector(selectShowsLoanMarket),
    isRatingAsked: useSelector(selectIsRatingAsked),
    closeRating: () => {
      dispatch(ratingClosed());
    },
  };
}

/** Borrows again: natively, or where the lender's web offer is. Says whether anything opened. */
export function useBorrowAgain(webOfferAddress: string): () => 'opened' | 'noApp' | 'refused' {
  const { productId } = useSubject();
  const bridge = useBridge();
  const leave = useLeave();
  // The next loan is no part of the finished order.
  const { orderId: _finished, ...session } = useSessionParameters();
  return () => {
    if (webOfferAddress) return leave(webOfferAddress, { session }).ok ? 'opened' : 'refused';
    return bridge.borrowAgain(productId ?? '').ok ? 'opened' : 'noApp';
  };
}
