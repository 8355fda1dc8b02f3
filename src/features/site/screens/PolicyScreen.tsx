import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '@/platform/environment';
import { DocumentText } from '../parts/DocumentText';
import { Headline, TextColumn } from '../parts/layout';
import { PrivacyFrame } from '../parts/PrivacyFrame';
import { SiteFrame } from '../parts/SiteFrame';

/** `/Policy`: the configured privacy address in a frame, otherwise the lender's own notice. */
export default function PolicyScreen() {
  const { t } = useLingui();
  const { privacyUrl } = useEnvironment();
  return (
    <SiteFrame page="policy" hero={<Headline>{t`Privacy Policy`}</Headline>}>
      <TextColumn>
        {privacyUrl ? <PrivacyFrame address={privacyUrl} /> : <DocumentText name="privacy" />}
      </TextColumn>
    </SiteFrame>
  );
}
