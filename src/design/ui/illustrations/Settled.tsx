import { CUT, Picture } from './common';

/** A seal with a tick: the loan is repaid. */
export function Settled() {
  return (
    <Picture>
      <circle cx="56" cy="49" r="25" fill="currentColor" />
      <path d="M45 50l8 8 15-17" stroke={CUT} strokeWidth="5" />
      <path d="M56 15V9M89 40l7-3M23 40l-7-3M21 66l-6 4M91 66l6 4" />
    </Picture>
  );
}
