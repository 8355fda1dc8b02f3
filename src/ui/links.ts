import { styled } from 'styled-components';
import type { ButtonLookProps } from './buttonLook';
import { buttonLook } from './buttonLook';
import { touchable } from './mixins';

/** A link that looks like a button. `as={Link}` makes this or `TextLink` a link of the router. */
export const LinkButton = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** A link in its own line, with the height of a touch target. */
export const TextLink = styled.a`
  ${touchable}
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  font-weight: 600;
`;
