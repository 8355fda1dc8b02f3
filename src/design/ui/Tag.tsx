import { css } from 'styled-components';
import { styled } from 'styled-components';

export type Tone = 'accent' | 'danger' | 'success' | 'warning';

export interface ToneProps {
  readonly $tone?: Tone;
}

/** A soft ground with a readable text colour. */
export const toneStyle = css<ToneProps>`
  ${({ $tone = 'accent' }) => `
    color: var(--color-${$tone});
    background: var(--color-${$tone === 'accent' ? 'soft' : `${$tone}Soft`});
  `}
`;

/** One word, such as a state or a type. `$tone` is accent by default. */
export const Tag = styled.span<ToneProps>`
  ${toneStyle}
  display: inline-block;
  padding: 0.1875rem 0.625rem;
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  font-weight: 600;
`;
