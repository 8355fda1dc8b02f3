import { styled } from 'styled-components';
import type { ToneProps } from './tones';
import { toneLook } from './tones';

/** One word about something: a state, a type. `$tone` is accent unless told. */
export const Tag = styled.span<ToneProps>`
  ${toneLook}
  display: inline-block;
  padding: 0.1875rem 0.625rem;
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  font-weight: 600;
`;
