import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Card, CardTitle, EmptyState, Notice, Tag } from '@/design/ui';
import { AsOf, RatingDialog, ReadScreen, ScreenLink } from '@/shared';
import { useDetail } from '../hooks/useDetail';
import { type ComplaintDetail, hasReply } from '../model';
import { ComplaintSummary } from '../parts/ComplaintSummary';
import { WhoElseHelps } from '../parts/WhoElseHelps';
import type { AcknowledgedVisit } from '../parts/WithdrawalSentDialog';
import { ImageGrid } from '../pictures/ImageGrid';

/** A sent complaint and the reply (docs/reference/screens.md#complaint-detail). */
export default function DetailScreen() {
  const { t } = useLingui();
  const { query, problemId, isAskingScore, closeScore } = useDetail();
  return (
    <ReadScreen
      title={t`Complaint`}
      query={query}
      lines={6}
      instead={!problemId && <NoComplaint />}
      above={<Acknowledgement />}
      beside={
        isAskingScore && (
          <RatingDialog
            title={t`How did we handle your complaint?`}
            subject={{ problemId }}
            onClose={closeScore}
          />
        )
      }
    >
      {(complaint) => (
        <>
          <Sent complaint={complaint} />
          <Reply complaint={complaint} />
          <WhoElseHelps id={problemId} complaint={complaint} />
          <ComplaintSummary id={problemId} complaint={complaint} />
          <AsOf query={query} />
        </>
      )}
    </ReadScreen>
  );
}

interface ComplaintProps {
  readonly complaint: ComplaintDetail;
}

function Sent({ complaint }: ComplaintProps) {
  const { t } = useLingui();
  const { type, collectionType, content, images } = complaint;
  return (
    <Card>
      <Tags>
        {[type, collectionType].filter(Boolean).map((title) => (
          <Tag key={title}>{title}</Tag>
        ))}
      </Tags>
      <Words>{content}</Words>
      <ImageGrid label={t`Your image`} images={images} />
    </Card>
  );
}

function Reply({ complaint }: ComplaintProps) {
  const { t } = useLingui();
  const { reply, replyImages } = complaint;
  if (!hasReply(complaint)) {
    return <Card>{t`We are looking into it. The answer will be here.`}</Card>;
  }
  return (
    <Card as="section">
      <CardTitle>{t`Our reply`}</CardTitle>
      {reply && <Words>{reply}</Words>}
      <ImageGrid label={t`Image of our reply`} images={replyImages} />
    </Card>
  );
}

/** Stands above a withdrawal that was just sent. The number and the time below are the borrower's proof. */
function Acknowledgement() {
  const { t } = useLingui();
  const visit = useLocation().state as AcknowledgedVisit | null;
  if (!visit?.isWithdrawal) return null;
  return (
    <Notice>
      {t({
        message: `Your withdrawal was sent. The number and the time below are your proof: keep them.`,
        comment: 'Above the text of a withdrawal from a loan that was just sent.',
      })}
    </Notice>
  );
}

function NoComplaint() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No complaint is chosen`}
      text={t`Open it from your list of complaints.`}
      actions={
        <ScreenLink to="complaintUrl" parameters={{}} variant="primary" replace>
          {t`My complaints`}
        </ScreenLink>
      }
    />
  );
}

export const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;

/** Keeps the line breaks of the text. */
export const Words = styled.p`
  white-space: pre-line;
`;
