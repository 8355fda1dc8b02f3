import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { sumMinorUnits } from '@/design/format';
import { Card, CardTitle, DetailList, Notice, ProductHeading, WholeDates } from '@/design/ui';
import { type Extension, useLoanPlayDetailQuery } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { REQUEST, serverImage, useCurrentOrder } from '@/platform/navigation';
import { PaymentPlan, ScreenLink, useMoney } from '@/shared';
import { ChannelGroups } from '../channels/ChannelGroups';
import { ExtensionComparison } from './ExtensionComparison';

interface ExtensionProps {
  readonly extension: Extension;
}

export function ExtensionBody({ extension, readAt }: ExtensionProps & { readonly readAt: number }) {
  const { t } = useLingui();
  const order = useCurrentOrder();
  // Without a fresh answer there is no comparison: an earlier answer may be outdated.
  const { currentData: instalment, error } = useLoanPlayDetailQuery(order);
  const { notice, note, groups, fee } = extension;
  return (
    <>
      <Plan extension={extension} />
      <ExtensionNotice />
      {instalment && !error && (
        <ExtensionComparison extension={extension} instalment={instalment} />
      )}
      <ScreenLink to="repayUrl" parameters={{}}>
        {t({
          message: `Repay now instead`,
          comment: "Link: pay the whole debt today and not the extension's fee.",
        })}
      </ScreenLink>
      {notice && (
        <Notice>
          <WholeDates>{notice}</WholeDates>
        </Notice>
      )}
      <ChannelGroups
        groups={groups}
        payment={{ requestType: REQUEST.extension, amount: fee, readAt }}
      />
      {note && (
        <Note>
          <WholeDates>{note}</WholeDates>
        </Note>
      )}
    </>
  );
}

/** What an extension means for the debt (docs/reference/words.md#fixed-texts). */
export function ExtensionNotice() {
  const { t } = useLingui();
  const { extensionDays } = useEnvironment();
  return (
    <Notice tone="warning">
      <p>
        {t({
          message: `An extension postpones your due date by up to ${extensionDays} days. Only the extension fee is paid now.`,
          comment:
            'An extension moves the due date of a loan. The placeholder is a number of days.',
        })}
      </p>
      <p>
        {t({
          message: `The fee does not reduce your debt: on the new date you still owe the whole amount.`,
          comment: 'The fee of an extension. The debt stays as it is.',
        })}
      </p>
    </Notice>
  );
}

/** Both payments and their sum: the fee alone would read as the whole debt. */
function Plan({ extension: { plan, title, productName, productLogo } }: ExtensionProps) {
  const { t } = useLingui();
  const money = useMoney();
  const total = sumMinorUnits(plan.map(({ amount }) => amount));
  return (
    <Card as="section">
      <ProductHeading name={productName} logo={serverImage(productLogo)} />
      {plan.length > 0 && (
        <CardTitle>
          {title ||
            t({
              message: `Repayment plan`,
              comment: "The list of the borrower's payments with their dates.",
            })}
        </CardTitle>
      )}
      <PaymentPlan plan={plan} />
      {total && (
        <DetailList
          rows={[
            {
              text: t({
                message: `You pay in total`,
                comment: 'Label before the sum of several payments.',
              }),
              value: money(total),
            },
          ]}
        />
      )}
    </Card>
  );
}

const Note = styled.p`
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
