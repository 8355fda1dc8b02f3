import { styled } from 'styled-components';
import { stack } from './mixins';

/** A white surface; `as="section"` with a heading makes it a region. */
export const Card = styled.div`
  ${stack}
  padding: var(--space-edge);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  @media print {
    padding: 0;
    box-shadow: none;
  }
`;

export const CardTitle = styled.h2`
  font-size: var(--text-m);
  font-weight: 650;
`;
