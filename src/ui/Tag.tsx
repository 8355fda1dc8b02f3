import { css } from 'styled-components';
import { styled } from 'styled-components';

export type Tone = 'accent' | 'danger' | 'success' | 'warning';

export interface ToneProps {
  readonly $tone?: Tone;
}

/** A soft ground and a text that is readable on it. */
export const toneLook = css<ToneProps>`
  ${({ $tone = 'accent' }) => `
    color: var(--color-${$tone});
    background: var(--color-${$tone === 'accent' ? 'soft' : `${$tone}Soft`});
  `}
`;

/** One word about something: a state, a type. `$tone` is accent unless told. */
export const Tag = styled.span<ToneProps>`
  ${toneLook}
  display: inline-block;
  padding: 0.1875rem 0.625rem;
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  font-weight: 600;
`;
