import { CUT, Picture } from './common';

/** A map pin at the end of a trail: nothing was found. */
export function Lost() {
  return (
    <Picture>
      <path d="M20 76c14 8 22-8 34-2" strokeDasharray="1 7" />
      <path d="M66 72s-19-18-19-32a19 19 0 0138 0c0 14-19 32-19 32z" fill="currentColor" />
      <path d="M61 36a5 5 0 118 4c-2 1.5-3 2.5-3 5M66 51h0" stroke={CUT} />
      <path d="M56 80h20" />
    </Picture>
  );
}
