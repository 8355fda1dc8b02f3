import { useLingui } from '@lingui/react/macro';
import { type LoanDetail, type OrderKey, OrderStatus, useLoanDetailsQuery } from '@/domain/orders';
import { type ApiFailure, isRefusal, orSkip } from '@/platform/api';
import { useCurrentOrder } from '@/platform/navigation';
import { BorrowerScreen, OrderBannerView, ScreenLink, useOrderBanner } from '@/shared';

/** Where the lender refuses the debt, the loan tells whether it is paid. `isAsked`: it is not known yet. */
export function usePaidLoan(order: OrderKey, error: unknown) {
  const isRefused = !!error && isRefusal(error as ApiFailure);
  const { currentData: loan, isFetching } = useLoanDetailsQuery(
    orSkip(isRefused ? order : undefined),
  );
  const isSettled = isRefused && loan?.status === OrderStatus.settled;
  return { paid: isSettled ? loan : undefined, isAsked: isRefused && isFetching && !loan };
}

/** Nothing is owed: no failure. */
export function PaidScreen({ title, loan }: { readonly title: string; readonly loan: LoanDetail }) {
  const { t } = useLingui();
  const order = useCurrentOrder();
  const read = {
    status: loan.status,
    canRepay: false,
    amount: '',
    dueDate: '',
    title: loan.noticeTitle,
    text: loan.noticeText,
  };
  const { banner, tone } = useOrderBanner(order, read);
  return (
    <BorrowerScreen
      title={title}
      tone={tone}
      hero={banner && <OrderBannerView banner={banner} order={order} read={read} />}
      footer={
        <ScreenLink to="loanDetailUrl" parameters={{}} variant="primary">
          {t({
            message: `See your loan`,
            comment: 'Link to the screen with the state of the loan.',
          })}
        </ScreenLink>
      }
    >
      <p>
        {t({
          message: `You owe nothing on this loan.`,
          comment: 'Instead of the ways to pay: the loan is paid back.',
        })}
      </p>
    </BorrowerScreen>
  );
}
