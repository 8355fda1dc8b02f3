import { styled } from 'styled-components';

/** The coin and its tick on a 32-pixel grid. `scripts/build/icons.ts` draws the same shapes. */
const MARK = { radius: 9.5, tick: 'M11.5 16.3l3.2 3.2 6-6.6', width: 2.6 } as const;

export interface BrandMarkProps {
  /** In pixels. */
  readonly size: number;
  /** Whether the lender has a logo, which the build serves at `/logo.svg`. */
  readonly hasLogo: boolean;
}

/**
 * The lender's logo, or the drawn coin in the surrounding text's colour. It is decorative, because the name is beside
 * it.
 */
export function BrandMark({ size, hasLogo }: BrandMarkProps) {
  if (hasLogo) return <Logo src="/logo.svg" alt="" height={size} />;
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

/** The logo has a white plate, because a logo's colour may equal the header's. */
const Logo = styled.img`
  flex: none;
  box-sizing: border-box;
  padding: 3px;
  border-radius: 9px;
  background: #fff;
`;
