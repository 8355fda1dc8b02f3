import { useLingui } from '@lingui/react/macro';
import { AmountHero, Card } from '@/design/ui';
import { useReadAt } from '@/domain/money';
import { type Extension, useLoanPlayDelayDetailQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { rows, useCurrentOrder, useFirstArgument } from '@/platform/navigation';
import {
  AsOf,
  CannotPay,
  EarlierPayments,
  NoOrder,
  OrderBannerView,
  ReadScreen,
  UndonePayment,
  useDay,
  useMoney,
  useOrderBanner,
} from '@/shared';
import { PaidScreen, usePaidLoan } from '../PaidLoan';
import { ExtensionBody } from './ExtensionBody';
import { FloatingService } from './FloatingService';

/**
 * Extension repayment (docs/reference/screens.md#extension-repayment): the cost of an extension, the remaining debt,
 * and the payment channels.
 */
export default function ExtensionScreen() {
  const { t } = useLingui();
  const order = useCurrentOrder();
  const query = useLoanPlayDelayDetailQuery(orSkip(useFirstArgument(rows.extension)));
  const readAt = useReadAt(query);
  const { banner, tone } = useOrderBanner(order, undefined);
  const { paid, isAsked } = usePaidLoan(order, query.error);
  const title = t({
    message: `Extend`,
    comment: 'Button: ask for a later due date, against a fee.',
  });
  if (paid) return <PaidScreen title={title} loan={paid} />;
  return (
    <ReadScreen
      hidesService
      title={title}
      query={isAsked ? { ...query, error: undefined, isFetching: true } : query}
      instead={!order.orderId && <NoOrder />}
      isPaidOn
      lines={8}
      tone={tone}
      hero={
        banner ? (
          <OrderBannerView banner={banner} order={order} read={undefined} />
        ) : (
          (extension) => <Fee extension={extension} />
        )
      }
      action={<FloatingService />}
    >
      {(extension) => (
        <>
          <UndonePayment order={order} />
          <EarlierPayments order={order} said={banner?.is} />
          {banner && (
            <Card>
              <Fee extension={extension} />
            </Card>
          )}
          <ExtensionBody extension={extension} readAt={readAt} />
          <CannotPay at="repayDelayUrl" />
          <AsOf query={query} isRefreshable />
        </>
      )}
    </ReadScreen>
  );
}

function Fee({ extension }: { readonly extension: Extension }) {
  const { t } = useLingui();
  const money = useMoney();
  const newDate = useDay()(extension.newDate);
  return (
    <AmountHero
      label={t({
        message: `Extension fee today`,
        comment: 'The price of a later due date. It pays nothing of the debt.',
      })}
      amount={money(extension.fee)}
      facts={
        newDate
          ? [
              {
                text: t({ message: `New due date`, comment: 'The due date after an extension.' }),
                value: newDate,
              },
            ]
          : []
      }
    />
  );
}
