import { styled } from 'styled-components';
import { pulse } from './mixins';

export interface SkeletonProps {
  readonly lines?: number;
  /** A CSS height of each line. */
  readonly height?: string;
}

const WIDTHS = ['100%', '82%', '64%'];

/** A placeholder of loading content. The parent sets `aria-busy`. */
export function Skeleton({ lines = 3, height = '1rem' }: SkeletonProps) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} style={{ height, width: lines > 1 ? WIDTHS[line % 3] : '100%' }} />
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 0.75rem;
  span {
    border-radius: var(--radius-s);
    background: currentColor;
    opacity: 0.12;
  }
  animation: ${pulse} 1.4s ease-in-out infinite;
`;
