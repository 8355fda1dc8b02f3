import { useLingui } from '@lingui/react/macro';
import { Button, Notice, ScrolledIntoView, WholeDates } from '@/design/ui';
import type { AcceptedIntent } from '@/domain/money';
import { BlockNotice, type BlockNoticeProps, useDates, useMoney } from '@/shared';

/** Shows why a confirmation was not sent, and the next step. */
export function ConfirmBlock(props: BlockNoticeProps) {
  const { reason } = props;
  return reason?.because === 'notBooked' ? (
    <ConfirmedBefore {...props} last={reason.last} />
  ) : (
    <BlockNotice {...props} />
  );
}

interface ConfirmedBeforeProps extends Pick<BlockNoticeProps, 'onSecondStep' | 'isLocked'> {
  readonly last: AcceptedIntent;
}

/** The loan was confirmed, and the lender still offers it. */
function ConfirmedBefore({ last: { sent }, onSecondStep, isLocked }: ConfirmedBeforeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const last = `${money(sent.amount)}, ${dateTime(sent.leftAt)}`;
  return (
    <ScrolledIntoView>
      <Notice tone="warning">
        <p>
          <WholeDates>
            {t({
              message: `You confirmed this loan already: ${last}. If you confirm again, you may get a second loan to pay back.`,
              comment: 'The placeholder is the amount and the time of the confirmation.',
            })}
          </WholeDates>
        </p>
        <Button variant="text" disabled={isLocked} onClick={onSecondStep}>
          {t({
            message: `Confirm another loan`,
            comment: 'Button, second step: confirms although the last confirmation may count.',
          })}
        </Button>
      </Notice>
    </ScrolledIntoView>
  );
}
