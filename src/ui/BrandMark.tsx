/** The coin and its tick on a 32-pixel grid. The icons in `scripts` use the same shapes. */
export const MARK = { radius: 9.5, tick: 'M11.5 16.3l3.2 3.2 6-6.6', width: 2.6 } as const;

export interface BrandMarkProps {
  /** In pixels. */
  readonly size: number;
}

/** The lender's mark in the surrounding text's colour. It is decorative, because the name is beside it. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden>
      <rect width="32" height="32" rx="9" fill="currentColor" opacity=".18" />
      <circle cx="16" cy="16" r={MARK.radius} fill="currentColor" />
      <path
        d={MARK.tick}
        stroke="var(--mark-cut, var(--color-brand))"
        strokeWidth={MARK.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
