import { useEffect } from 'react';
import { useLazyPart } from '@/shared/hooks/useLazyPart';
import type { RatingQuestionProps } from './RatingQuestion';

const loadQuestion = () => import(/* webpackChunkName: "rating" */ './RatingQuestion');

/** Asks for a rating. Nothing is shown until its code is there: no borrower waits for the question. */
export function RatingDialog(props: RatingQuestionProps) {
  const { part, ask } = useLazyPart(loadQuestion);
  useEffect(() => void ask(), [ask]);
  return part ? <part.RatingQuestion {...props} /> : null;
}
