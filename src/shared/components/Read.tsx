import { useLingui } from '@lingui/react/macro';
import { translate } from '@/design/i18n';
import { Awaited, type Elements } from '@/design/ui';
import { errorText, ReadFailure } from '../feedback/ReadFailure';
import { StaleNotice } from '../feedback/StaleNotice';

/** The state of a read. RTK Query's hooks and `useDocument` return it. */
export interface QueryState<Answer> {
  /** The last answer to this request. */
  readonly currentData?: Answer | undefined;
  /** The failure of the last read. */
  readonly error?: unknown;
  readonly isFetching: boolean;
  /** The time of the answer, in epoch milliseconds. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

export interface ReadProps<Answer> {
  readonly query: QueryState<Answer>;
  /** The number of skeleton lines. */
  readonly lines: number;
  /** A CSS height of each line. */
  readonly lineHeight?: string;
  /** The borrower pays by the figures of this answer, so an outdated answer is not shown. */
  readonly isPaidOn?: boolean;
  /** The failure's title, where it is fixed. */
  readonly failureTitle?: string | undefined;
  /** Shown below a failure. */
  readonly besideFailure?: Elements;
  readonly children: (answer: Answer) => Elements;
}

/** The answer that may be shown: the last one, unless the last read failed and the borrower pays by these figures. */
export const shownOf = <Answer,>({ currentData, error }: QueryState<Answer>, isPaidOn = false) =>
  error && isPaidOn ? undefined : currentData;

/** Whether there is nothing to show yet. What stands below the content waits: the content would push it down. */
export const isAwaited = <Answer,>(query: QueryState<Answer>, isPaidOn = false) =>
  shownOf(query, isPaidOn) === undefined && !query.error;

/**
 * Shows a read. A pending read shows skeletons, a failed one a message with Retry. An earlier answer stays below a
 * notice with the reason and its time, unless the borrower pays by these figures.
 */
export function Read<Answer>(props: ReadProps<Answer>) {
  const { i18n } = useLingui();
  const { query, lines, lineHeight, isPaidOn, failureTitle, besideFailure, children } = props;
  const { error, isFetching, fulfilledTimeStamp = 0, refetch } = query;
  const answer = shownOf(query, isPaidOn);
  const retrying = { isRetrying: isFetching, onRetry: () => void refetch() };
  const reason = error ? translate(i18n, errorText(error)) : '';
  const failure = !!error && (
    <>
      <ReadFailure error={error} title={failureTitle} {...retrying} />
      {besideFailure}
    </>
  );
  return (
    <Awaited answer={answer} failure={failure} lines={lines} lineHeight={lineHeight}>
      {(shown) => (
        <>
          {reason && <StaleNotice reason={reason} loadedAt={fulfilledTimeStamp} {...retrying} />}
          {children(shown)}
        </>
      )}
    </Awaited>
  );
}
