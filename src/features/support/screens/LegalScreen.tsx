import { useLingui } from '@lingui/react/macro';
import { PrintButton } from '../../../borrower/PrintButton';
import { ReadScreen } from '../../../borrower/ReadScreen';
import { useLaunchLanguage } from '../../../borrower/useLaunchLanguage';
import { LegalText } from '../../../legal/LegalText';
import { documentTitles, type TitledDocument } from '../../../legal/titles';
import { useDocument } from '../../../legal/useDocument';
import { Card } from '../../../ui/Card';

export interface LegalScreenProps {
  readonly name: TitledDocument;
  /** A notice or an agreement, as opposed to a page of welcome: with a table of contents, and to be printed. */
  readonly isFormal: boolean;
}

function LegalScreen({ name, isFormal }: LegalScreenProps) {
  const { t } = useLingui();
  const language = useLaunchLanguage();
  const reading = useDocument(name, language);
  return (
    <ReadScreen
      title={reading.currentData?.title ?? documentTitles[name][language]}
      reading={reading}
      lines={12}
    >
      {(document) => (
        <Card>
          <LegalText document={document} {...(isFormal && { contentsLabel: t`Contents` })} />
          {isFormal && <PrintButton />}
        </Card>
      )}
    </ReadScreen>
  );
}

/** The screen of one document. */
export const legalScreen = (props: LegalScreenProps) =>
  function NamedLegalScreen() {
    return <LegalScreen {...props} />;
  };
