import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { daysUntil, formatDate } from '@/design/format';
import { Button, Card, DetailList, ProductHeading } from '@/design/ui';
import { isPayingSecond, type OrderBanner } from '@/domain/money';
import type { LoanDetail } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { serverImage } from '@/platform/navigation';
import {
  AsOf,
  CannotPay,
  EarlierPayments,
  NoOrder,
  OrderBannerView,
  RatingDialog,
  type ReadOrder,
  ReadScreen,
  Receipt,
  shownOf,
  UndonePayment,
  useDay,
  useLazyPart,
  useMoney,
  useOrderBanner,
} from '@/shared';
import { Help } from './Help';
import { LoanActions } from './LoanActions';
import { StatusPicture } from './StatusPicture';
import { HardshipSent, Trouble } from './Trouble';
import { useLoanDetail } from './useLoanDetail';
import { useReceipt } from './useReceipt';

/** An order: its status, its details and its actions (docs/reference/screens.md#loan-detail). */
export default function LoanDetailScreen() {
  const { t } = useLingui();
  const { query, order, orderId, read, ...detail } = useLoanDetail();
  const shown = shownOf(query);
  const { banner, tone } = useOrderBanner(order, read);
  const receipt = useReceipt(order);
  const isReceiptOpen = receipt.isThere && receipt.isOpen;
  const isOverdue = banner?.is === 'overdue' && !isReceiptOpen;
  const next = useNextPayment(read);
  const isTroubled = useIsTroubled(banner, read) && !isReceiptOpen;
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
      lines={8}
      heroKind="state"
      tone={tone}
      hero={
        banner ? (
          <OrderBannerView
            banner={banner}
            order={order}
            read={read}
            picture={<StatusPicture status={read?.status ?? ''} />}
            isNext={isReceiptOpen}
          />
        ) : null
      }
      footer={(loan) =>
        (hasActions(loan) || isReceiptOpen) && (
          <LoanActions
            loan={loan}
            owed={read?.amount ?? ''}
            isPayingSecond={isPayingSecond(banner)}
            onDone={isReceiptOpen ? receipt.close : undefined}
          />
        )
      }
      beside={
        <>
          {(shown ?? query.error) && <Help loan={shown} isOverdue={isOverdue} />}
          {detail.isRatingAsked && !receipt.isNew && (
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
          {isOverdue && <CannotPay at="loanDetailUrl" variant="secondary" />}
          {isReceiptOpen && (
            <Receipt order={order} next={next} counts={loan.rows.filter(isCount)} />
          )}
          {loan.canRepay && <HardshipSent />}
          <UndonePayment order={order} />
          <EarlierPayments order={order} said={banner?.is} />

          {read && isTroubled && <Trouble loan={loan} read={read} />}
          {receipt.isThere && !receipt.isOpen && (
            <Button variant="secondary" onClick={receipt.open}>
              {t({
                message: `See the receipt of your payment`,
                comment: 'Button: shows the receipt of the last payment again.',
              })}
            </Button>
          )}
          <Facts loan={loan} />
          {loan.plan.length > 1 && <PlanLater plan={loan.plan} />}
          <AsOf query={query} isRefreshable />
        </>
      )}
    </ReadScreen>
  );
}

/** How many instalments are paid, as the lender says it: `2 / 4`. */
const isCount = ({ value }: { readonly value: string }) => /^\d+ ?\/ ?\d+$/.test(value);

/** From how many days before the due date the choices are shown. */
const TROUBLE_DAYS = 3;

/** Whether the due date is near or over, and no payment stands before it. */
function useIsTroubled(banner: OrderBanner | undefined, read: ReadOrder | undefined): boolean {
  const { timeZone } = useEnvironment();
  const [now] = useState(Date.now);
  if (banner?.is !== 'due') return banner?.is === 'overdue';
  const days = daysUntil(formatDate(read?.dueDate ?? '', timeZone), timeZone, now);
  return days !== undefined && days <= TROUBLE_DAYS;
}

/** What is owed next, and when. */
function useNextPayment(read: ReadOrder | undefined): string | undefined {
  const money = useMoney();
  const day = useDay();
  if (!read?.canRepay || !read.amount) return undefined;
  return [money(read.amount), ...(read.dueDate ? [day(read.dueDate)] : [])].join(' · ');
}

const loadPlan = () => import(/* webpackChunkName: "plan" */ './Plan');

/** Below the first view. The banner says the next payment, and whether it is late. */
function PlanLater({ plan }: Pick<LoanDetail, 'plan'>) {
  const { part } = useLazyPart(loadPlan);
  return part && <part.Plan plan={plan} />;
}

function Facts({ loan }: { readonly loan: LoanDetail }) {
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
