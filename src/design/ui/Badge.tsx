import { styled } from 'styled-components';
import { formatCount } from '../format';

export interface BadgeProps {
  /** A text is shown unchanged. */
  readonly count: number | string;
}

/** A neutral count; renders nothing for 0. */
export function Badge({ count }: BadgeProps) {
  if (typeof count === 'string') return <Pill>{count}</Pill>;
  return count > 0 ? <Pill>{formatCount(count)}</Pill> : null;
}

const Pill = styled.span`
  display: inline-block;
  align-self: center;
  min-width: 1.375rem;
  padding-inline: 0.375rem;
  border-radius: var(--radius-pill);
  border: 1px solid var(--color-border);
  color: var(--color-textSecondary);
  font-size: var(--text-xs);
  font-weight: 600;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
