import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import { BorrowerScreen } from './BorrowerScreen';
import { Read, type ReadProps, shownOf } from './Read';

export interface ReadScreenProps<Answer> extends ReadProps<Answer> {
  readonly title: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  /** The answer on the gradient. */
  readonly hero?: (answer: Answer) => ReactNode;
  /** What can be done with the answer, at the bottom edge. */
  readonly footer?: (answer: Answer) => ReactNode;
  /** In place of a reading: the address does not say of what. */
  readonly instead?: ReactNode;
  /** Stands above it whatever the reading is at: what is in the way of using the answer. */
  readonly above?: ReactNode;
  /** Stands there whatever the reading is at: a dialog, a floating button. */
  readonly beside?: ReactNode;
}

/** A screen that shows what it reads. */
export function ReadScreen<Answer>(props: ReadScreenProps<Answer>) {
  const { title, action, hero, footer, instead, above, beside, ...read } = props;
  const { reading, isPaidOn } = read;
  if (instead) return <BorrowerScreen title={title}>{instead}</BorrowerScreen>;
  const answer = shownOf(reading, isPaidOn);
  const isAwaited = answer === undefined && !reading.error;
  return (
    <BorrowerScreen
      title={title}
      action={action}
      hero={
        hero &&
        (answer === undefined ? isAwaited && <Skeleton lines={2} height="2rem" /> : hero(answer))
      }
      footer={answer !== undefined && footer?.(answer)}
      isBusy={reading.isFetching}
    >
      {above}
      <Read {...read} />
      {beside}
    </BorrowerScreen>
  );
}
