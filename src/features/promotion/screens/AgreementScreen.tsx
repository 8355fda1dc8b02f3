import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, DocumentEnd, SectionBlocks, useDocument } from '@/design/legal';
import { Card, stack } from '@/design/ui';
import { Read } from '@/shared';
import { TargetPage } from '../parts/TargetPage';

/** `#/agreementTemplate`: the terms of a registration. They do not cover a loan. */
export default function AgreementScreen() {
  const { t, i18n } = useLingui();
  const query = useDocument('userAgreement', i18n.locale);
  return (
    <TargetPage title={query.currentData?.title ?? t`User agreement`}>
      <Read query={query} lines={12}>
        {(document) => (
          <Document as="article">
            <Blocks blocks={document.introduction} />
            {document.sections.map((section, index) => (
              <section key={index}>
                <h2>{section.title}</h2>
                <SectionBlocks section={section} heading="h3" />
              </section>
            ))}
            <DocumentEnd document={document} />
          </Document>
        )}
      </Read>
    </TargetPage>
  );
}

const Document = styled(Card)`
  section {
    ${stack}
    gap: var(--space-xs);
  }
  h2 {
    font-size: var(--text-m);
  }
  h3 {
    font-size: inherit;
  }
  p {
    color: var(--color-textSecondary);
  }
`;
