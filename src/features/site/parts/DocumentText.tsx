import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { type DocumentName, LegalText, usePageDocument } from '@/design/legal';
import { Awaited, Notice } from '@/design/ui';

export function DocumentText({ name }: { readonly name: DocumentName }) {
  const { t } = useLingui();
  const { currentData, error } = usePageDocument(name);
  return (
    <Sheet>
      <Awaited
        answer={currentData}
        failure={
          !!error && (
            <Notice tone="warning">{t`This text could not be loaded. Load the page again.`}</Notice>
          )
        }
        lines={12}
        lineHeight="1rem"
      >
        {(document) => <LegalText document={document} contentsLabel={t`Contents`} />}
      </Awaited>
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: min(2.5rem, 6vw);
  border-radius: var(--radius-xl);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;
