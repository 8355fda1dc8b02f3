import { type Elements, Skeleton } from '../../design/ui';
import { BorrowerScreen } from './BorrowerScreen';
import { isAwaited, Read, type ReadProps, shownOf } from './Read';

export interface ReadScreenProps<Answer> extends ReadProps<Answer> {
  readonly title: string;
  /** At the end of the title's line. */
  readonly action?: Elements;
  /** The part on the gradient. */
  readonly hero?: (answer: Answer) => Elements;
  /** The actions at the bottom edge. */
  readonly footer?: (answer: Answer) => Elements;
  /** Replaces the content where the address lacks a parameter. */
  readonly instead?: Elements;
  /** Shown above the content in every state of the read. */
  readonly above?: Elements;
  readonly hidesService?: boolean;
  /** Shown in every state of the read: a dialog or a floating button. */
  readonly beside?: Elements;
}

/** A screen with one read. */
export function ReadScreen<Answer>(props: ReadScreenProps<Answer>) {
  const { title, action, hero, footer, instead, above, beside, hidesService, ...read } = props;
  const { query, isPaidOn } = read;
  if (instead) return <BorrowerScreen title={title}>{instead}</BorrowerScreen>;
  const answer = shownOf(query, isPaidOn);
  const isEmpty = isAwaited(query, isPaidOn);
  return (
    <BorrowerScreen
      title={title}
      action={action}
      hero={
        hero &&
        (answer === undefined ? isEmpty && <Skeleton lines={2} height="2rem" /> : hero(answer))
      }
      footer={answer !== undefined && footer?.(answer)}
      isBusy={query.isFetching}
      isFailed={!!query.error}
      hidesService={hidesService || isEmpty}
    >
      {above}
      <Read {...read} />
      {beside}
    </BorrowerScreen>
  );
}
