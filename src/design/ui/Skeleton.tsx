import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Card } from './Card';
import { pulse } from './mixins';

export interface SkeletonProps {
  readonly lines?: number;
  /** A CSS height of each line. */
  readonly height?: string;
  readonly style?: CSSProperties;
}

const WIDTHS = ['100%', '82%', '64%'];

/** A placeholder of loading content, also within a link or a button. The parent sets `aria-busy`. */
export function Skeleton({ lines = 3, height = '1rem', style }: SkeletonProps) {
  return (
    <Lines aria-hidden style={style}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ height, width: lines > 1 ? WIDTHS[line % 3] : '100%' }} />
      ))}
    </Lines>
  );
}

/** With a line the height of a list's row. */
const ROW = { gap: '1.625rem' };

/** A card with a line for each row. */
export const SkeletonCard = ({ lines = 3 }: Pick<SkeletonProps, 'lines'>) => (
  <Card>
    <Skeleton lines={lines} style={ROW} />
  </Card>
);

/** A hero by what it shows: an amount, a state with its amount, an offer with its costs (docs/reference/look.md#waiting). */
export type HeroKind = 'amount' | 'state' | 'offer';

const HEIGHTS: Readonly<Record<HeroKind, string>> = {
  amount: '10.5rem',
  state: '13.875rem',
  offer: '18.5rem',
};

/** As high as the hero that comes: the content below does not move. */
export const HeroSkeleton = ({ kind }: { readonly kind: HeroKind }) => (
  <Skeleton height="1.5rem" style={{ height: HEIGHTS[kind], alignContent: 'space-evenly' }} />
);

const Lines = styled.span`
  display: grid;
  gap: 0.75rem;
  span {
    border-radius: var(--radius-s);
    background: currentColor;
    opacity: 0.12;
  }
  animation: ${pulse} 1.4s ease-in-out infinite;
`;
