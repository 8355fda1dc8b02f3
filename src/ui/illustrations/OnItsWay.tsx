import { CUT, Picture } from './Picture';

/** A banknote in flight: the money is being sent. */
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
