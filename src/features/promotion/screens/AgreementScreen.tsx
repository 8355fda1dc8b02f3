import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks } from '../../../legal/Blocks';
import { useDocument } from '../../../legal/LibraryContext';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { stack } from '../../../ui/mixins';
import { Skeleton } from '../../../ui/Skeleton';
import { TargetPage } from '../parts/TargetPage';

/** `#/agreementTemplate`: what somebody who registers agrees to. It is about registering, not about a loan. */
export default function AgreementScreen() {
  const { t, i18n } = useLingui();
  const { document, isMissing, retry } = useDocument('userAgreement', i18n.locale);
  return (
    <TargetPage title={document?.title ?? t`User agreement`}>
      {!document && !isMissing && <Skeleton lines={12} />}
      {isMissing && (
        <Card>
          <p role="alert">{t`This text could not be loaded.`}</p>
          <Button onClick={retry}>{t`Retry`}</Button>
        </Card>
      )}
      {document && (
        <Document as="article">
          <Blocks blocks={document.introduction} />
          {document.sections.map(({ title, blocks }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </Document>
      )}
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
