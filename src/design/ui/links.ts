import { styled } from 'styled-components';
import type { ButtonStyleProps } from './buttonStyle';
import { buttonStyle } from './buttonStyle';
import { touchable } from './mixins';

/** A link in the style of a button. `as={Link}` makes `LinkButton` or `TextLink` a link of the router. */
export const LinkButton = styled.a<ButtonStyleProps>`
  ${buttonStyle}
  @media print {
    display: none;
  }
`;

/** A link in its own line, with the height of a touch target. */
export const TextLink = styled.a`
  ${touchable}
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  font-weight: 600;
  text-decoration: none;
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
