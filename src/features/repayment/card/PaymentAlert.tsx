import { InSight, Notice } from '../../../design/ui';
import { BlockNotice, type BlockNoticeProps } from '../../../shared';

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
