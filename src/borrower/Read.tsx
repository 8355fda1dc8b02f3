import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { say } from '../i18n/i18n';
import { Skeleton } from '../ui/Skeleton';
import { asFailure, failureText } from './failureText';
import { ReadFailure } from './ReadFailure';
import { StaleNotice } from './StaleNotice';

/** What a screen needs to know of a question to a server: RTK Query's hooks give it. */
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
  if (answer === undefined && error) {
    return (
      <>
        <ReadFailure error={error} title={failureTitle} {...retrying} />
        {besideFailure}
      </>
    );
  }
  if (answer === undefined) {
    return <Skeleton lines={lines} {...(lineHeight && { height: lineHeight })} />;
  }
  const reason = error ? say(i18n, failureText(asFailure(error))) : '';
  return (
    <>
      {reason && <StaleNotice reason={reason} loadedAt={fulfilledTimeStamp} {...retrying} />}
      {children(answer)}
    </>
  );
}
