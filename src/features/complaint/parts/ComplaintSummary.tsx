import { useLingui } from '@lingui/react/macro';
import { Card, CopyButton, DetailList } from '@/design/ui';
import { serverImage } from '@/platform/navigation';
import { KeepActions, useCopy, useDates } from '@/shared';
import { type Escalation, useEscalation } from '../hooks/useEscalation';
import { useSentTime } from '../hooks/useSentTime';
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
  const time = useSentTime(id);
  const sentAt = useDates().dateTime(time);
  const summary = useSummary(id, sentAt, complaint, useEscalation(complaint, time));
  return (
    <Card as="section">
      <ComplaintNumber id={id} />
      <DetailList rows={[{ text: t`Sent on`, value: sentAt || UNKNOWN }]} />
      <CopyButton
        variant="secondary"
        label={t`Copy summary`}
        copiedLabel={t`Copied`}
        onCopy={() => copy(summary, document.querySelector('main') ?? document.body)}
      />
      <KeepActions />
    </Card>
  );
}

function useSummary(
  id: string,
  sentAt: string,
  complaint: ComplaintDetail,
  escalation: Escalation | undefined,
): string {
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
    ...(escalation ? [escalation.words, escalation.url, escalation.phone] : []),
  ]
    .filter(Boolean)
    .join('\n');
}
