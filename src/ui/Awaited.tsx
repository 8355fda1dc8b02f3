import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';

export interface AwaitedProps<Answer> {
  readonly answer: Answer | undefined;
  /** What stands in its place where there is none; while it is awaited, nothing does. */
  readonly failure: ReactNode;
  /** So many lines stand in for it meanwhile. */
  readonly lines: number;
  /** A CSS height of each line. */
  readonly lineHeight?: string | undefined;
  readonly children: (answer: Answer) => ReactNode;
}

/** Something that comes later: it, else why there is none, else skeletons. */
export function Awaited<Answer>(props: AwaitedProps<Answer>) {
  const { answer, failure, lines, lineHeight, children } = props;
  if (answer !== undefined) return children(answer);
  return failure || <Skeleton lines={lines} {...(lineHeight && { height: lineHeight })} />;
}
