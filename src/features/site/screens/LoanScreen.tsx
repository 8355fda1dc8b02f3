import { useLingui } from '@lingui/react/macro';
import { DocumentText } from '../parts/DocumentText';
import { Headline, Lead, TextColumn } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';

/** `/Loan`: the period loan agreement. */
export default function LoanScreen() {
  const { t } = useLingui();
  return (
    <SiteFrame
      page="loan"
      hero={
        <>
          <Headline>{t`Loan terms and conditions`}</Headline>
          <Lead>
            {t({
              message: `Period loan agreement`,
              comment: 'Title of a document: the terms of loans that are paid back in instalments.',
            })}
          </Lead>
        </>
      }
    >
      <TextColumn>
        <DocumentText name="periodLoan" />
      </TextColumn>
    </SiteFrame>
  );
}
