import { useLingui } from '@lingui/react/macro';
import { Card, CardTitle, TextLink, WholeDates } from '@/design/ui';
import { telAddress } from '@/platform/navigation';
import { OutsideLink } from '@/shared';
import { useEscalation } from '../hooks/useEscalation';
import { useSentTime } from '../hooks/useSentTime';
import type { ComplaintSummaryProps } from './ComplaintSummary';

/** Who else can help, and from which day, while the lender has not replied (docs/reference/screens.md#complaint-detail). */
export function WhoElseHelps({ id, complaint }: ComplaintSummaryProps) {
  const { t } = useLingui();
  const escalation = useEscalation(complaint, useSentTime(id));
  if (!escalation) return null;
  const { name, words, url, phone } = escalation;
  return (
    <Card as="section">
      <CardTitle>{t`Who else can help`}</CardTitle>
      <p>
        <WholeDates>{words}</WholeDates>
      </p>
      {url && <OutsideLink address={url}>{t`Open the page of ${name}`}</OutsideLink>}
      {phone && <TextLink href={telAddress(phone)}>{t`Call: ${phone}`}</TextLink>}
    </Card>
  );
}
