import type { IconShape } from './icons';

export interface IconProps {
  readonly shape: IconShape;
  /** In pixels; 24 unless told. */
  readonly size?: number;
}

/** A line drawing in the colour of the text around it; what it means is said by that text. */
export function Icon({ shape, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={shape} />
    </svg>
  );
}
