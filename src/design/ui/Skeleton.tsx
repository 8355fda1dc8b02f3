import { css, styled } from 'styled-components';
import { Card } from './Card';
import { pulse } from './mixins';

export interface SkeletonProps {
  readonly lines?: number;
  /** A CSS height of each line. */
  readonly height?: string;
}

const WIDTHS = ['100%', '82%', '64%'];

/** A placeholder of loading content. The parent sets `aria-busy`. */
export function Skeleton({ lines = 3, height = '1rem' }: SkeletonProps) {
  return <Lines aria-hidden>{linesOf(lines, height)}</Lines>;
}

/** A card with a line for each row. */
export function SkeletonCard({ lines }: Pick<SkeletonProps, 'lines'>) {
  return (
    <Card>
      <Rows aria-hidden>{linesOf(lines, '1rem')}</Rows>
    </Card>
  );
}

/** A hero by what it shows: an amount, a state with its amount, an offer with its costs (docs/reference/look.md#waiting). */
export type HeroKind = 'amount' | 'state' | 'offer';

const HEIGHTS: Readonly<Record<HeroKind, string>> = {
  amount: '10.5rem',
  state: '13.875rem',
  offer: '18.5rem',
};

/** As high as the hero that comes: the content below does not move. */
export function HeroSkeleton({ kind }: { readonly kind: HeroKind }) {
  return (
    <Hero aria-hidden style={{ height: HEIGHTS[kind] }}>
      <span />
      <span />
      <span />
    </Hero>
  );
}

const linesOf = (lines = 3, height: string) =>
  Array.from({ length: lines }, (_, line) => (
    <span key={line} style={{ height, width: lines > 1 ? WIDTHS[line % 3] : '100%' }} />
  ));

const pulsing = css`
  display: grid;
  span {
    border-radius: var(--radius-s);
    background: currentColor;
    opacity: 0.12;
  }
  animation: ${pulse} 1.4s ease-in-out infinite;
`;

const Lines = styled.div`
  ${pulsing}
  gap: 0.75rem;
`;

/** The distance of a list's rows. */
const Rows = styled.div`
  ${pulsing}
  gap: 1.625rem;
`;

const Hero = styled.div`
  ${pulsing}
  align-content: space-evenly;
  > span {
    width: 55%;
    height: 1rem;
  }
  > :nth-child(2) {
    width: 70%;
    height: 2.5rem;
  }
`;
