import { CUT, Picture } from './Picture';

/** A calendar and a warning: the day has passed. */
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
