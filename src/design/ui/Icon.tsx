import { type IconShape, pointingIcons } from './icons';

export interface IconProps {
  readonly shape: IconShape;
  /** In pixels; 24 by default. */
  readonly size?: number;
}

/** A line drawing in the surrounding text's colour. It is decorative, because that text states its meaning. */
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
      data-points={pointingIcons.includes(shape) || undefined}
    >
      <path d={shape} />
    </svg>
  );
}
