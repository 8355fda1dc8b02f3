import { CUT, Picture } from './common';

/** Papers under a magnifier: the application is under review. */
export function UnderReview() {
  return (
    <Picture>
      <path d="M34 18h24l12 12v42H34z" fill="currentColor" fillOpacity=".2" />
      <path d="M58 18v12h12M43 42h14M43 52h8" />
      <circle cx="68" cy="58" r="14" fill={CUT} />
      <path d="M61.5 58h0M68 58h0M74.5 58h0" strokeWidth="4" />
      <path d="M79 69l10 11" strokeWidth="6" />
    </Picture>
  );
}

/** Papers with a cross: the application was rejected. */
export function Rejected() {
  return (
    <Picture>
      <path d="M34 18h24l12 12v42H34z" fill="currentColor" fillOpacity=".2" />
      <path d="M58 18v12h12M43 42h18M43 52h10" />
      <circle cx="74" cy="68" r="15" fill="currentColor" />
      <path d="M68.5 62.5l11 11m0-11l-11 11" stroke={CUT} />
    </Picture>
  );
}

/** An hourglass: the order is being processed. */
export function Awaiting() {
  return (
    <Picture>
      <path d="M38 18h36M38 80h36" strokeWidth="5" />
      <path
        d="M43 20v10c0 9 10 12 10 19s-10 10-10 19v10h26V68c0-9-10-12-10-19s10-10 10-19V20z"
        fill="currentColor"
        fillOpacity=".2"
      />
      <path d="M47 76c0-6 4-9 9-12 5 3 9 6 9 12zM49 33h14l-7 8z" fill="currentColor" />
    </Picture>
  );
}

/** A calendar and a coin: a payment is due. */
export function Due() {
  return (
    <Picture>
      <rect x="30" y="24" width="46" height="46" rx="7" fill="currentColor" fillOpacity=".2" />
      <path d="M30 38h46M42 18v11M64 18v11M41 49h5M41 58h5M54 49h5" />
      <circle cx="76" cy="66" r="16" fill="currentColor" />
      <circle cx="76" cy="66" r="9.5" stroke={CUT} strokeWidth="2.5" />
      <path d="M71.5 66a4.5 4.5 0 014.5-4.5" stroke={CUT} strokeWidth="2.5" />
    </Picture>
  );
}

/** A calendar and a warning sign: a payment is overdue. */
export function Overdue() {
  return (
    <Picture>
      <rect x="30" y="24" width="46" height="46" rx="7" fill="currentColor" fillOpacity=".2" />
      <path d="M30 38h46M42 18v11M64 18v11M42 49l9 9m0-9l-9 9" />
      <path d="M77 49l18 31H59z" fill="currentColor" />
      <path d="M77 60v8M77 74h0" stroke={CUT} />
    </Picture>
  );
}

/** A moving banknote: the money is being sent. */
export function OnItsWay() {
  return (
    <Picture>
      <g transform="rotate(-10 62 48)">
        <rect x="38" y="32" width="54" height="34" rx="6" fill="currentColor" />
        <circle cx="65" cy="49" r="8" stroke={CUT} />
        <path d="M47 42h0M83 56h0" stroke={CUT} strokeWidth="4" />
      </g>
      <path d="M12 44h14M18 56h14M10 68h20" />
    </Picture>
  );
}

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
