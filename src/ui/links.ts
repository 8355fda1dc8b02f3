import { styled } from 'styled-components';
import type { ButtonLookProps } from './buttonLook';
import { buttonLook } from './buttonLook';
import { touchable } from './mixins';

/** A link that looks like a button; `as={Link}` makes either a router's. */
export const LinkButton = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** A link in a line of its own, as tall as a finger. */
export const TextLink = styled.a`
  ${touchable}
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  font-weight: 600;
`;
