import { styled } from 'styled-components';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <div style={{ transform: `scaleX(${String(value)})` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 0.375rem;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--color-border);
  div {
    height: 100%;
    border-radius: inherit;
    background: var(--color-accent);
    transform-origin: left;
    transition: transform 0.2s;
  }
`;
