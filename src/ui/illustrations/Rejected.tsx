import { CUT, Picture } from './Picture';

/** Papers with a cross: not this time. */
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
