import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

export interface StarRatingProps {
  readonly legend: string;
  /** 1 to 5 stars; 0 before the choice. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The name of the nth star, such as '4 stars'. */
  readonly starLabel: (count: number) => string;
}

const STARS = [1, 2, 3, 4, 5];

export function StarRating({ legend, value, onChange, starLabel }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Row>
        {STARS.map((count) => (
          <Star key={count} $isLit={count <= value}>
            <input
              type="radio"
              name={name}
              value={count}
              aria-label={starLabel(count)}
              checked={count === value}
              onChange={() => {
                onChange(count);
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
            </svg>
          </Star>
        ))}
      </Row>
    </fieldset>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: center;
`;

const Star = styled.span<{ readonly $isLit: boolean }>`
  position: relative;
  flex: 0 1 3rem;
  padding: 6px;
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: var(--radius-m);
    cursor: pointer;
  }
  svg {
    width: 100%;
    fill: ${({ $isLit }) => ($isLit ? 'var(--color-accent)' : 'transparent')};
    stroke: ${({ $isLit }) => ($isLit ? 'var(--color-accent)' : 'var(--color-control)')};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
`;
