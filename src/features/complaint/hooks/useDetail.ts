import { useEffect, useState } from 'react';
import { orSkip } from '@/platform/api';
import { rows, useAddressQuery, useFirstArgument } from '@/platform/navigation';
import { useAppDispatch } from '@/platform/store';
import { useProblemDetailQuery } from '../api';
import { askForScore } from '../scores';

/** The delay of the score dialog after the complaint is shown, in milliseconds (docs/reference/limits.md#times). */
export const SCORE_AFTER_MS = 3_000;

/** A complaint and its reply. The borrower is asked once to score it, where the server wants a score. */
export function useDetail() {
  const problemId = useAddressQuery()('problemId');
  const query = useProblemDetailQuery(orSkip(useFirstArgument(rows['complaint-detail'])));
  const score = useScore(problemId, !!query.currentData?.wantsScore);
  return { query, problemId, ...score };
}

function useScore(problemId: string, isWanted: boolean) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      setAsking(dispatch(askForScore(problemId)));
    }, SCORE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWanted, problemId, dispatch]);
  return {
    isAskingScore: isAsking,
    closeScore: () => {
      setAsking(false);
    },
  };
}
