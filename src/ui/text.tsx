import { Fragment } from 'react';
import { styled } from 'styled-components';

/** A text without line breaks within dates: browsers break `2026-11-21` after a hyphen. */
export function WholeDates({ children }: { readonly children: string }) {
  const parts = children.split(/(\d{4}-\d{2}-\d{2})/);
  return parts.map((part, index) =>
    index % 2 === 1 ? <Whole key={index}>{part}</Whole> : <Fragment key={index}>{part}</Fragment>,
  );
}

const Whole = styled.span`
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
