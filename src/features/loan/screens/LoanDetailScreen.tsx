import { useLingui } from '@lingui/react/macro';
import type { LoanDetail } from '../../../order/model';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { RatingDialog } from '../../../borrower/RatingDialog';
import { ReadFailure } from '../../../borrower/ReadFailure';
import { serverImage } from '../../../borrower/serverImage';
import { Card } from '../../../ui/Card';
import { DetailList } from '../../../ui/DetailList';
import { ProductHeading } from '../../../ui/ProductHeading';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusBanner } from '../../../ui/StatusBanner';
import { AgreementLink } from '../parts/AgreementLink';
import { LoanActions } from '../parts/LoanActions';
import { StatusPicture } from '../parts/StatusPicture';
import { useLoanDetail } from '../useLoanDetail';

/** An order: where it stands, what it consists of, what can be done (spec, sections 2 and 4). */
export default function LoanDetailScreen() {
  const { t } = useLingui();
  const detail = useLoanDetail();
  const { currentData: loan, error, isFetching, refetch, orderId } = detail;
  const hasActions = !!loan && !detail.areActionsHidden && (loan.canRepay || loan.canBorrowAgain);
  return (
    <BorrowerScreen
      title={t`Loan details`}
      hero={loan ? <Status loan={loan} /> : !error && <Skeleton lines={2} height="2rem" />}
      footer={hasActions && <LoanActions loan={loan} />}
      isBusy={isFetching}
    >
      {!loan && !error && <Skeleton lines={6} />}
      {error && (
        <ReadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {loan && <Facts loan={loan} />}
      {detail.isRatingAsked && (
        <RatingDialog
          title={t`How was our service?`}
          subject={{ orderId }}
          onClose={detail.closeRating}
        />
      )}
    </BorrowerScreen>
  );
}

interface LoanProps {
  readonly loan: LoanDetail;
}

function Status({ loan }: LoanProps) {
  const { t } = useLingui();
  return (
    <StatusBanner
      title={loan.noticeTitle || t`Your loan`}
      text={loan.noticeText}
      illustration={<StatusPicture status={loan.status} />}
    />
  );
}

function Facts({ loan }: LoanProps) {
  const { productName, productLogo, rows, agreementAddress } = loan;
  const isBare = !productName && rows.length === 0;
  return (
    <>
      {!isBare && (
        <Card>
          {productName && <ProductHeading name={productName} logo={serverImage(productLogo)} />}
          {rows.length > 0 && <DetailList rows={rows} />}
        </Card>
      )}
      {agreementAddress && <AgreementLink address={agreementAddress} />}
    </>
  );
}
