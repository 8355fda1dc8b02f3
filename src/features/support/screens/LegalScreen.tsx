import { useLingui } from '@lingui/react/macro';
import { LegalText } from '../../../legal/LegalText';
import { useDocument } from '../../../legal/LibraryContext';
import { documentTitles, type TitledDocument } from '../../../legal/titles';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { useBridge } from '../../../native/BridgeContext';
import { useLaunchLanguage } from '../../../borrower/useLaunchLanguage';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { Skeleton } from '../../../ui/Skeleton';

export interface LegalScreenProps {
  readonly name: TitledDocument;
  /** A notice or an agreement, as opposed to a page of welcome: with a table of contents, and to be printed. */
  readonly isFormal: boolean;
}

function LegalScreen({ name, isFormal }: LegalScreenProps) {
  const { t } = useLingui();
  const language = useLaunchLanguage();
  const { document, isMissing, retry } = useDocument(name, language);
  return (
    <BorrowerScreen
      title={document?.title ?? documentTitles[name][language]}
      isBusy={!document && !isMissing}
    >
      {!document && !isMissing && <Skeleton lines={12} />}
      {isMissing && (
        <ErrorPanel
          title={t`This could not be loaded`}
          message={t`Check your network and try again.`}
          actions={<Button onClick={retry}>{t`Retry`}</Button>}
        />
      )}
      {document && (
        <Card>
          <LegalText document={document} {...(isFormal && { contentsLabel: t`Contents` })} />
          {isFormal && <PrintButton />}
        </Card>
      )}
    </BorrowerScreen>
  );
}

/** A native web view does not print. */
function PrintButton() {
  const { t } = useLingui();
  if (useBridge().has('closeWebView')) return null;
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
