import type { Elements } from './elements';
import { Skeleton, SkeletonCard } from './Skeleton';

export interface AwaitedProps<Answer> {
  readonly answer: Answer | undefined;
  /** Shown where there is no answer; falsy while the answer is loading. */
  readonly failure: Elements;
  /** The number of skeleton lines, in a card where they have no height of their own. */
  readonly lines: number;
  /** A CSS height of each line. */
  readonly lineHeight?: string | undefined;
  readonly children: (answer: Answer) => Elements;
}

/** Shows the answer, otherwise its failure, otherwise skeletons. */
export function Awaited<Answer>(props: AwaitedProps<Answer>) {
  const { answer, failure, lines, lineHeight, children } = props;
  if (answer !== undefined) return children(answer);
  if (failure) return failure;
  return lineHeight ? (
    <Skeleton lines={lines} height={lineHeight} />
  ) : (
    <SkeletonCard lines={lines} />
  );
}
