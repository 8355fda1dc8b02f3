import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { LegalText } from '../../../legal/LegalText';
import type { LegalName } from '../../../legal/titles';
import { useDocument } from '../documents';

export function DocumentText({ name }: { readonly name: LegalName }) {
  const { t } = useLingui();
  return (
    <Sheet>
      <LegalText document={useDocument(name)} contentsLabel={t`Contents`} />
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: min(2.5rem, 6vw);
  border-radius: var(--radius-xl);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;
