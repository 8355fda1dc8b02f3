import { useLingui } from '@lingui/react/macro';
import { Card, DetailList, ProductHeading, StatusBanner } from '../../../design/ui';
import type { LoanDetail } from '../../../domain/orders';
import { serverImage } from '../../../platform/navigation';
import { AsOf, NoOrder, RatingDialog, ReadScreen, Receipt, shownOf } from '../../../shared';
import { Help } from './Help';
import { LoanActions } from './LoanActions';
import { StatusPicture } from './StatusPicture';
import { useLoanDetail } from './useLoanDetail';

/** An order: its status, its details and its actions (docs/reference/screens.md#loan-detail). */
export default function LoanDetailScreen() {
  const { t } = useLingui();
  const { query, orderId, ...detail } = useLoanDetail();
  const shown = shownOf(query);
  const hasActions = (loan: LoanDetail) =>
    !detail.areActionsHidden && (loan.canRepay || loan.canBorrowAgain);
  return (
    <ReadScreen
      hidesService
      title={t({
        message: `Loan details`,
        comment: 'Title of the screen with the state of one loan.',
      })}
      query={query}
      instead={!orderId && <NoOrder />}
      lines={6}
      hero={(loan) => <Status loan={loan} />}
      footer={(loan) => hasActions(loan) && <LoanActions loan={loan} />}
      beside={
        <>
          {(shown ?? query.error) && <Help loan={shown} />}
          {detail.isRatingAsked && (
            <RatingDialog
              title={t({
                message: `How was our service?`,
                comment: 'Question above one to five stars, after the loan was paid back.',
              })}
              subject={{ orderId }}
              onRated={detail.storeRated}
              onClose={detail.closeRating}
            />
          )}
        </>
      }
    >
      {(loan) => (
        <>
          <Receipt order={{ orderId }} />
          <Facts loan={loan} />
          <AsOf query={query} isRefreshable />
        </>
      )}
    </ReadScreen>
  );
}

interface LoanProps {
  readonly loan: LoanDetail;
}

function Status({ loan }: LoanProps) {
  const { t } = useLingui();
  return (
    <StatusBanner
      title={
        loan.noticeTitle ||
        t({ message: `Your loan`, comment: 'Heading where the lender sends none.' })
      }
      text={loan.noticeText}
      illustration={<StatusPicture status={loan.status} />}
    />
  );
}

function Facts({ loan }: LoanProps) {
  const { productName, productLogo, rows } = loan;
  const logo = serverImage(productLogo);
  if (!productName && !logo && rows.length === 0) return null;
  return (
    <Card>
      <ProductHeading name={productName} logo={logo} />
      {rows.length > 0 && <DetailList rows={rows} />}
    </Card>
  );
}
