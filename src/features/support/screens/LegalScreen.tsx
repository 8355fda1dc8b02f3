import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LegalText, useDocument } from '@/design/legal';
import { Card, TextLink } from '@/design/ui';
import { pathTo, type RouteName, useCurrentOrder } from '@/platform/navigation';
import { KeepActions, ReadScreen, useLaunchLanguage } from '@/shared';

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
        <>
          <Card>
            <LegalText document={document} {...(isFormal && { contentsLabel: t`Contents` })} />
            {isFormal && <KeepActions />}
          </Card>
          <OtherDocuments than={name} />
        </>
      )}
    </ReadScreen>
  );
}

const paths = {
  privacy: 'privacyPolicy',
  periodLoan: 'agony',
  loanTerms: 'loanTerms',
  aboutUs: 'aboutUs',
} as const satisfies Record<TitledDocument, RouteName>;

function OtherDocuments({ than }: { readonly than: TitledDocument }) {
  const { i18n } = useLingui();
  const order = useCurrentOrder();
  const names = (Object.keys(paths) as TitledDocument[]).filter((name) => name !== than);
  return (
    <div>
      {names.map((name) => (
        <TextLink key={name} as={Link} to={pathTo(paths[name], order)}>
          {i18n._(documentTitles[name])}
        </TextLink>
      ))}
    </div>
  );
}

/** Makes the screen of one document. */
export const legalScreen = (props: LegalScreenProps) =>
  function NamedLegalScreen() {
    return <LegalScreen {...props} />;
  };
