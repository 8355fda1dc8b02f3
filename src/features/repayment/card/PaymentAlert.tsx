import { InSight } from '../../../design/ui/InSight';
import { Notice } from '../../../design/ui/Notice';
import { BlockNotice, type BlockNoticeProps } from '../../../shared/components/money/BlockNotice';

export interface PaymentAlertProps extends Omit<BlockNoticeProps, 'isLocked'> {
  /** The text of a refused payment; empty where none was refused. */
  readonly refusal: string;
}

/** Why the last payment was refused, or was not sent. */
export function PaymentAlert({ refusal, ...block }: PaymentAlertProps) {
  return (
    <div role="alert">
      {refusal && (
        <InSight>
          <Notice tone="warning">{refusal}</Notice>
        </InSight>
      )}
      <BlockNotice {...block} />
    </div>
  );
}
