import { styled } from 'styled-components';
import { WholeDates } from '../ui';
import type { LenderDocument } from './document';

/** The version of a document, below its text. */
export function DocumentEnd({ document: { end } }: { readonly document: LenderDocument }) {
  return (
    end.length > 0 && (
      <End>
        <WholeDates>{end.join(' · ')}</WholeDates>
      </End>
    )
  );
}

const End = styled.p`
  margin-top: var(--space-l);
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
