import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { orSkip } from '../../platform/api';
import { useAddressQuery } from '../../platform/navigation';
import { useAppDispatch } from '../../platform/store';
import { useProblemDetailQuery } from './api';
import { type ComplaintPart, selectIsScoreAsked } from './slice';
import { scoreAsked } from './slice';

/** The delay of the score dialog after the complaint is shown, in milliseconds (docs/reference/limits.md#times). */
export const SCORE_AFTER_MS = 3_000;

/** A complaint and its reply. The borrower is asked once to score it, where the server wants a score. */
export function useDetail() {
  const problemId = useAddressQuery()('problemId');
  const query = useProblemDetailQuery(orSkip(problemId && { problemId }));
  const score = useScore(problemId, !!query.currentData?.wantsScore);
  return { query, problemId, ...score };
}

function useScore(problemId: string, isWanted: boolean) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const isAsked = useSelector((state: ComplaintPart) => selectIsScoreAsked(state, problemId));
  useEffect(() => {
    if (!isWanted || isAsked) return undefined;
    const timer = setTimeout(() => {
      setAsking(true);
      dispatch(scoreAsked(problemId));
    }, SCORE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWanted, isAsked, problemId, dispatch]);
  return {
    isAskingScore: isAsking,
    closeScore: () => {
      setAsking(false);
    },
  };
}
