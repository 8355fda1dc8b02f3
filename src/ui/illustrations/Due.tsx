import { CUT, Picture } from './Picture';

/** A calendar and a coin: there is something to pay, in time. */
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
