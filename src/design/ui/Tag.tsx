import { styled } from 'styled-components';
import { type ToneProps, toneStyle } from './tone';

/** One word, such as a state or a type. `$tone` is accent by default. */
export const Tag = styled.span<ToneProps>`
  ${toneStyle}
  display: inline-block;
  padding: 0.1875rem 0.625rem;
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  font-weight: 600;
`;
