import { useLingui } from '@lingui/react/macro';
import { DocumentText } from '../parts/DocumentText';
import { Headline, TextColumn } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';

/** `/Accessibility`: the properties that the tests of this release prove, and the contact for problems. */
export default function AccessibilityScreen() {
  const { t } = useLingui();
  return (
    <SiteFrame page="accessibility" hero={<Headline>{t`Accessibility`}</Headline>}>
      <TextColumn>
        <DocumentText name="accessibility" />
      </TextColumn>
    </SiteFrame>
  );
}
