import type { Elements } from '../elements';

export interface PictureProps {
  readonly children: Elements;
}

/**
 * The frame of every illustration. It uses the surrounding text's colour in three weights: lines, a soft fill
 * (`fillOpacity`), and solid shapes. Details of solid shapes are drawn in the colour of the ground: the
 * gradient's, unless a parent sets `--cut`.
 */
export function Picture({ children }: PictureProps) {
  return (
    <svg
      viewBox="0 0 112 96"
      width="112"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      data-illustration
    >
      <ellipse
        cx="56"
        cy="50"
        rx="46"
        ry="42"
        fill="currentColor"
        fillOpacity=".12"
        stroke="none"
      />
      <path d="M16 20v6M13 23h6M97 22h0M95 79h0" />
      {children}
    </svg>
  );
}

/** The colour of lines on a solid shape. */
export const CUT = 'var(--cut, var(--color-brand))';

/** A cloud with an exclamation mark: loading failed. */
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
