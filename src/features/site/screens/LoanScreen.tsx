import { useLingui } from '@lingui/react/macro';
import { supportRows } from '@/platform/navigation';
import { DocumentText } from '../parts/DocumentText';
import { Headline, Lead, TextColumn } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';
import { useInLanguage } from '../parts/useSiteAddress';

/** `/Loan`: the period loan agreement. */
export default function LoanScreen() {
  const { t } = useLingui();
  const inLanguage = useInLanguage();
  return (
    <SiteFrame
      page="loan"
      hero={
        <>
          <Headline>
            {t({
              message: `Period loan agreement`,
              comment: 'Title of a document: the terms of loans that are paid back in instalments.',
            })}
          </Headline>
          <Lead>
            <a href={inLanguage(supportRows['loan-terms'].paths.loanTerms)}>
              {t`Loan terms and conditions`}
            </a>
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
