import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { sumMinorUnits } from '@/design/format';
import { Button, DetailList, Dialog } from '@/design/ui';
import { useLoanPlayDelayDetailQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { useCurrentOrder, useLinkProps } from '@/platform/navigation';
import { useMoney } from '@/shared';

export interface ExtensionReminderProps {
  /** What is owed, in minor units; empty if unknown. */
  readonly owed: string;
  readonly onClose: () => void;
}

/** Explains an extension before it is chosen (docs/reference/words.md#fixed-texts). */
export function ExtensionReminder({ owed, onClose }: ExtensionReminderProps) {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const { extensionDays } = useEnvironment();
  return (
    <Dialog
      title={t({
        message: `Before you extend`,
        comment: 'Title of a dialog: what to know before an extension is chosen.',
      })}
      onClose={onClose}
      closeLabel={t({
        message: `Close`,
        comment: 'Button: closes the dialog. The loan stays as it is.',
      })}
      actions={
        <>
          <Button {...linkProps('repayUrl', {})}>
            {t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
          </Button>
          <Button variant="secondary" {...linkProps('repayDelayUrl', {})}>
            {t({ message: `Extend`, comment: 'Button: ask for a later due date, against a fee.' })}
          </Button>
        </>
      }
    >
      <Totals owed={owed} />
      <Points>
        <li>
          {t({
            message: `An extension postpones your due date by up to ${extensionDays} days.`,
            comment:
              'An extension moves the due date of a loan. The placeholder is a number of days.',
          })}
        </li>
        <li>
          {t({
            message: `You pay only the extension fee now.`,
            comment:
              'An extension moves the due date. It costs a fee and pays nothing of the debt.',
          })}
        </li>
        <li>
          {t({
            message: `The fee does not reduce your debt: on the new date you still owe the whole amount.`,
            comment: 'The fee of an extension. The debt stays as it is.',
          })}
        </li>
        <li>
          {t({
            message: `If you can pay today, that costs you less.`,
            comment: 'Compared with an extension, which costs a fee.',
          })}
        </li>
      </Points>
    </Dialog>
  );
}

/** What is paid in all with the extension, and without it. Without one of the lender's figures there is no comparison. */
function Totals({ owed }: Pick<ExtensionReminderProps, 'owed'>) {
  const { t } = useLingui();
  const money = useMoney();
  const order = useCurrentOrder();
  const { currentData: extension } = useLoanPlayDelayDetailQuery(orSkip(order.orderId && order));
  const total = sumMinorUnits(extension?.plan.map(({ amount }) => amount) ?? []);
  if (!total || !owed) return null;
  return (
    <DetailList
      rows={[
        {
          text: t({
            message: `In all, with the extension`,
            comment: 'Before the sum of all payments of an extended loan, with its fee.',
          }),
          value: money(total),
        },
        {
          text: t({
            message: `In all, without the extension`,
            comment: 'Before what is owed, for a borrower who thinks of an extension.',
          }),
          value: money(owed),
        },
      ]}
    />
  );
}

const Points = styled.ul`
  li {
    margin-inline-start: 1.25rem;
    list-style: disc;
  }
  li + li {
    margin-top: var(--space-xs);
  }
`;
