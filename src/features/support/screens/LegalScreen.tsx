import { useLingui } from '@lingui/react/macro';
import type { LaunchLanguage } from '../../../i18n/language';
import { LegalText } from '../../../legal/LegalText';
import { useDocument } from '../../../legal/useDocument';
import { PrintButton } from '../../../shared/components/PrintButton';
import { ReadScreen } from '../../../shared/components/ReadScreen';
import { useLaunchLanguage } from '../../../shared/hooks/useLaunch';
import { Card } from '../../../ui/Card';

/**
 * Titles of the documents before their text is loaded. The title of the loan terms is fixed
 * (docs/reference/words.md#fixed-texts).
 */
export const documentTitles = {
  privacy: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  periodLoan: { es: 'Contrato de préstamo a plazo', en: 'Period loan agreement' },
  loanTerms: { es: 'Términos y condiciones del préstamo', en: 'Loan terms and conditions' },
  aboutUs: { es: 'Quiénes somos', en: 'About us' },
} as const satisfies Record<string, Record<LaunchLanguage, string>>;

export type TitledDocument = keyof typeof documentTitles;

export interface LegalScreenProps {
  readonly name: TitledDocument;
  /** A notice or an agreement, with a table of contents and a print button; `aboutUs` is not formal. */
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

/** Makes the screen of one document. */
export const legalScreen = (props: LegalScreenProps) =>
  function NamedLegalScreen() {
    return <LegalScreen {...props} />;
  };
