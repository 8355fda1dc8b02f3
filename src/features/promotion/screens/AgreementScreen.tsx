import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, useDocument } from '../../../design/legal';
import { Card, stack } from '../../../design/ui';
import { Read } from '../../../shared';
import { TargetPage } from '../parts/TargetPage';

/** `#/agreementTemplate`: the terms of a registration. They do not cover a loan. */
export default function AgreementScreen() {
  const { t, i18n } = useLingui();
  const query = useDocument('userAgreement', i18n.locale);
  return (
    <TargetPage title={query.currentData?.title ?? t`User agreement`}>
      <Read query={query} lines={12}>
        {({ introduction, sections }) => (
          <Document as="article">
            <Blocks blocks={introduction} />
            {sections.map(({ title, blocks }) => (
              <section key={title}>
                <h2>{title}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
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
  p {
    color: var(--color-textSecondary);
  }
`;
