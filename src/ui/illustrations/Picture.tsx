import type { ReactNode } from 'react';

export interface PictureProps {
  readonly children: ReactNode;
}

/**
 * The frame of every illustration. Drawn in the colour of the text around it, in three weights: lines, a soft fill
 * (`fillOpacity`), and solid shapes whose details are cut in the colour of the ground: the gradient's, unless a
 * parent sets `--cut`.
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

/** Lines cut into a solid shape. */
export const CUT = 'var(--cut, var(--color-brand))';
