import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { LegalText } from '../../../legal/LegalText';
import type { DocumentName } from '../../../legal/document';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { usePageDocument } from '../usePageDocument';

export function DocumentText({ name }: { readonly name: DocumentName }) {
  const { t } = useLingui();
  const { document, isMissing } = usePageDocument(name);
  return (
    <Sheet>
      {!document && !isMissing && <Skeleton lines={12} />}
      {isMissing && (
        <Notice tone="warning">{t`This text could not be loaded. Load the page again.`}</Notice>
      )}
      {document && <LegalText document={document} contentsLabel={t`Contents`} />}
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: min(2.5rem, 6vw);
  border-radius: var(--radius-xl);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;
