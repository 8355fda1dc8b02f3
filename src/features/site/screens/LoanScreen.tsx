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
          <Lead>{t`Period loan agreement`}</Lead>
        </>
      }
    >
      <TextColumn>
        <DocumentText name="periodLoan" />
      </TextColumn>
    </SiteFrame>
  );
}
