import { useLingui } from '@lingui/react/macro';
import { LegalText } from '../../../legal/LegalText';
import type { LegalName } from '../../../legal/titles';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { Skeleton } from '../../../ui/Skeleton';
import { useLegal } from '../useLegal';

export interface LegalScreenProps {
  readonly name: LegalName;
  /** A notice or an agreement, as opposed to a page of welcome: with a table of contents, and to be printed. */
  readonly isFormal: boolean;
}

function LegalScreen({ name, isFormal }: LegalScreenProps) {
  const { t } = useLingui();
  const { title, document, retry } = useLegal(name);
  const isMissing = document === 'missing';
  return (
    <BorrowerScreen title={title} isBusy={!document}>
      {!document && <Skeleton lines={12} />}
      {isMissing && (
        <ErrorPanel
          title={t`This could not be loaded`}
          message={t`Check your network and try again.`}
          actions={<Button onClick={retry}>{t`Retry`}</Button>}
        />
      )}
      {document && !isMissing && (
        <Card>
          <LegalText document={document} {...(isFormal && { contentsLabel: t`Contents` })} />
          {isFormal && <PrintButton />}
        </Card>
      )}
    </BorrowerScreen>
  );
}

function PrintButton() {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      onClick={() => {
        window.print();
      }}
    >{t`Print`}</Button>
  );
}

/** The screen of one document. */
export const legalScreen = (props: LegalScreenProps) =>
  function NamedLegalScreen() {
    return <LegalScreen {...props} />;
  };
