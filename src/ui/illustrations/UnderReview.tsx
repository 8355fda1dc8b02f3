import { CUT, Picture } from './Picture';

/** Papers under a magnifier: the application is being looked at. */
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
