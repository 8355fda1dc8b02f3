import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '@/platform/environment';
import { ContactForm } from '../parts/ContactForm';
import { Headline, Lead, TextColumn } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';

/** `/Contact`: a form that writes an e-mail (docs/reference/screens.md#public-site), and the lender's contacts. */
export default function ContactScreen() {
  const { t } = useLingui();
  const { contactEmail } = useEnvironment();
  return (
    <SiteFrame
      page="contact"
      hero={
        <>
          <Headline>{t`Contact`}</Headline>
          <Lead>
            {t({
              message: `A question about a loan, a payment or your data? For an answer, call us or write an e-mail.`,
              comment: 'Above a form that opens an e-mail.',
            })}
          </Lead>
        </>
      }
    >
      <TextColumn>{contactEmail && <ContactForm address={contactEmail} />}</TextColumn>
    </SiteFrame>
  );
}
