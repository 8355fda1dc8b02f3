import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LegalText } from '../../../design/legal/LegalText';
import { useDocument } from '../../../design/legal/useDocument';
import { Card } from '../../../design/ui/Card';
import { PrintButton } from '../../../shared/components/PrintButton';
import { ReadScreen } from '../../../shared/components/ReadScreen';
import { useLaunchLanguage } from '../../../shared/hooks/useLaunch';

/**
 * Titles of the documents before their text is loaded. The title of the loan terms is fixed
 * (docs/reference/words.md#fixed-texts).
 */
const documentTitles = {
  privacy: msg`Privacy notice`,
  periodLoan: msg({
    message: `Period loan agreement`,
    comment: 'Title of a document: the terms of loans that are paid back in instalments.',
  }),
  loanTerms: msg({
    message: `Loan terms and conditions`,
    comment: 'Title of a document: the general terms of all loans.',
  }),
  aboutUs: msg`About us`,
};

export type TitledDocument = keyof typeof documentTitles;

export interface LegalScreenProps {
  readonly name: TitledDocument;
  /** A notice or an agreement, with a table of contents and a print button; `aboutUs` is not formal. */
  readonly isFormal: boolean;
}

function LegalScreen({ name, isFormal }: LegalScreenProps) {
  const { t, i18n } = useLingui();
  const language = useLaunchLanguage();
  const query = useDocument(name, language);
  return (
    <ReadScreen
      title={query.currentData?.title ?? i18n._(documentTitles[name])}
      query={query}
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
