import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { LegalText } from '../../../legal/LegalText';
import type { LegalName } from '../../../legal/titles';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { useDocument } from '../documents';

export function DocumentText({ name }: { readonly name: LegalName }) {
  const { t } = useLingui();
  const document = useDocument(name);
  return (
    <Sheet>
      {document === 'loading' && <Skeleton lines={12} />}
      {document === 'missing' && (
        <Notice tone="warning">{t`This text could not be loaded. Load the page again.`}</Notice>
      )}
      {typeof document === 'object' && (
        <LegalText document={document} contentsLabel={t`Contents`} />
      )}
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: min(2.5rem, 6vw);
  border-radius: var(--radius-xl);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;
