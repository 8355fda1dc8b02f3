import { useEffect } from 'react';
import { instalmentApi, useLoanDetailsQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useBridge } from '@/platform/native';
import { rows, useCurrentOrder, useFirstArgument, useLeave } from '@/platform/navigation';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { type ReadOrder, shownOf, useSessionParameters } from '@/shared';
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

  const query = useLoanDetailsQuery(orSkip(useFirstArgument(rows['loan-detail'])));
  useEffect(() => {
    dispatch(openLoanDetail({ productId, orderId }));
  }, [dispatch, productId, orderId]);
  const wantsRating = query.isSuccess && !query.isFetching && query.data.wantsRating;
  useEffect(() => {
    if (wantsRating) dispatch(askForRating(rated));
  }, [wantsRating, rated, dispatch]);

  // What is owed is also known where `/repay` was read before.
  const { currentData: debt } = instalmentApi.endpoints.loanPlayDetail.useQueryState(
    orSkip(orderId && { productId, orderId }),
  );
  const loan = shownOf(query);
  const read: ReadOrder | undefined = loan && {
    status: loan.status,
    canRepay: loan.canRepay,
    amount: loan.amount || (debt?.amount ?? ''),
    dueDate: loan.amount ? loan.dueDate : (debt?.dueDate ?? loan.dueDate),
    title: loan.noticeTitle,
    text: loan.noticeText,
  };

  return {
    query,
    order: { productId, orderId },
    orderId,
    read,
    areActionsHidden: useAppSelector(selectShowsLoanMarket),
    isRatingAsked: useAppSelector(selectIsRatingAsked),
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
