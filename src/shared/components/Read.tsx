import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate } from '../../i18n/i18n';
import { Awaited } from '../../ui/Awaited';
import { errorText } from '../feedback/failureText';
import { ReadFailure } from '../feedback/ReadFailure';
import { StaleNotice } from '../feedback/StaleNotice';

/** What a screen needs to know of what it waits for: RTK Query's hooks give it, and `useLoaded`. */
export interface Reading<Answer> {
  /** The last answer to this very question. */
  readonly currentData?: Answer | undefined;
  /** Why the last reading failed. */
  readonly error?: unknown;
  readonly isFetching: boolean;
  /** When the answer came, in epoch milliseconds. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

export interface ReadProps<Answer> {
  readonly reading: Reading<Answer>;
  /** So many lines stand in for the answer while it is awaited. */
  readonly lines: number;
  /** A CSS height of each line. */
  readonly lineHeight?: string;
  /** Somebody pays on these figures: an old answer will not do. */
  readonly isPaidOn?: boolean;
  /** The failure's title, where it is fixed. */
  readonly failureTitle?: string | undefined;
  /** What still helps where there is no answer. */
  readonly besideFailure?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** The answer that may be shown: the last one, unless it is old and somebody would pay on it. */
export const shownOf = <Answer,>({ currentData, error }: Reading<Answer>, isPaidOn = false) =>
  error && isPaidOn ? undefined : currentData;

/**
 * The one rule of what a reading shows. Awaited, there are skeletons. Failed, one message and Retry stand in
 * its place. An answer from before stays where it cannot be read again, below a notice that says so and
 * why; but nobody pays on an old one.
 */
export function Read<Answer>(props: ReadProps<Answer>) {
  const { i18n } = useLingui();
  const { reading, lines, lineHeight, isPaidOn, failureTitle, besideFailure, children } = props;
  const { error, isFetching, fulfilledTimeStamp = 0, refetch } = reading;
  const answer = shownOf(reading, isPaidOn);
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
      {(there) => (
        <>
          {reason && <StaleNotice reason={reason} loadedAt={fulfilledTimeStamp} {...retrying} />}
          {children(there)}
        </>
      )}
    </Awaited>
  );
}
