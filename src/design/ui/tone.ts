import { css } from 'styled-components';

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
