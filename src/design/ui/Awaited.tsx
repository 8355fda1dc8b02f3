import type { Elements } from './elements';
import { Skeleton } from './Skeleton';

export interface AwaitedProps<Answer> {
  readonly answer: Answer | undefined;
  /** Shown where there is no answer; falsy while the answer is loading. */
  readonly failure: Elements;
  /** The number of skeleton lines. */
  readonly lines: number;
  /** A CSS height of each line. */
  readonly lineHeight?: string | undefined;
  readonly children: (answer: Answer) => Elements;
}

/** Shows the answer, otherwise its failure, otherwise skeletons. */
export function Awaited<Answer>(props: AwaitedProps<Answer>) {
  const { answer, failure, lines, lineHeight, children } = props;
  if (answer !== undefined) return children(answer);
  return failure || <Skeleton lines={lines} {...(lineHeight && { height: lineHeight })} />;
}
