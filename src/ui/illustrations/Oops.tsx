import { CUT, Picture } from './Picture';

/** A cloud and a plug pulled out: it did not get through. */
export function Oops() {
  return (
    <Picture>
      <path
        d="M38 62a14 14 0 01-1-28 20 20 0 0138-3 16 16 0 010 31z"
        fill="currentColor"
        fillOpacity=".2"
      />
      <circle cx="56" cy="68" r="14" fill="currentColor" />
      <path d="M56 61v8M56 75h0" stroke={CUT} />
    </Picture>
  );
}
