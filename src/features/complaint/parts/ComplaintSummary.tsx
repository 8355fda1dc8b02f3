import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../design/ui/Button';
import { Card } from '../../../design/ui/Card';
import { DetailList } from '../../../design/ui/DetailList';
import { serverImage } from '../../../platform/navigation/addressGate';
import { PrintButton } from '../../../shared/components/PrintButton';
import { useCopy } from '../../../shared/hooks/useCopy';
import { useDates } from '../../../shared/hooks/useFormats';
import { useProblemListQuery } from '../api';
import type { ComplaintDetail } from '../model';
import { ComplaintNumber } from './ComplaintNumber';

export interface ComplaintSummaryProps {
  readonly id: string;
  readonly complaint: ComplaintDetail;
}

/** Holds the date's place until the list is loaded, and where loading fails, so that nothing moves. */
const UNKNOWN = '—';

/** The number, the date, and the whole complaint to copy or print for an ombudsman. */
export function ComplaintSummary({ id, complaint }: ComplaintSummaryProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const sentAt = useSentAt(id);
  const summary = useSummary(id, sentAt, complaint);
  return (
    <Card as="section">
      <ComplaintNumber id={id} />
      <DetailList rows={[{ text: t`Sent on`, value: sentAt || UNKNOWN }]} />
      <Button
        variant="secondary"
        onClick={({ currentTarget }) =>
          void copy(summary, currentTarget.closest('main') ?? document.body)
        }
      >{t`Copy summary`}</Button>
      <PrintButton />
    </Card>
  );
}

/** Only the list contains the date of a complaint. */
function useSentAt(id: string): string {
  const { dateTime } = useDates();
  const { data: tabs = [] } = useProblemListQuery({});
  const entry = tabs.flatMap(({ items }) => items).find((item) => item.id === id);
  return entry ? dateTime(entry.time) : '';
}

function useSummary(id: string, sentAt: string, complaint: ComplaintDetail): string {
  const { t } = useLingui();
  const { type, collectionType, content, images, reply, replyImages } = complaint;
  const pictures = (addresses: readonly string[]) => addresses.map(serverImage).filter(Boolean);
  return [
    t`Complaint number: ${id}`,
    sentAt && t`Sent on: ${sentAt}`,
    [type, collectionType].filter(Boolean).join(' · '),
    content,
    ...pictures(images),
    reply && t`Reply: ${reply}`,
    ...pictures(replyImages),
  ]
    .filter(Boolean)
    .join('\n');
}
