import { styled } from 'styled-components';

/** An arrow that says whether the part below is open. */
export const Turned = styled.span.attrs({ 'aria-hidden': true })<{ readonly $isOpen: boolean }>`
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transform: ${({ $isOpen }) =>
    $isOpen ? 'translateY(25%) rotate(225deg)' : 'translateY(-25%) rotate(45deg)'};
`;
