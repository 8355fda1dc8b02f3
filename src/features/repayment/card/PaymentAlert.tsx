import { Notice, ScrolledIntoView } from '@/design/ui';
import { BlockNotice, type BlockNoticeProps } from '@/shared';

export interface PaymentAlertProps extends Omit<BlockNoticeProps, 'isLocked'> {
  /** The text of a refused payment; empty where none was refused. */
  readonly refusal: string;
  /** What stands beside it. */
  readonly note: string;
}

/** Why the last payment was refused, or was not sent. */
export function PaymentAlert({ refusal, note, ...block }: PaymentAlertProps) {
  return (
    <div role="alert">
      {refusal && (
        <ScrolledIntoView>
          <Notice tone="warning">{refusal}</Notice>
        </ScrolledIntoView>
      )}
      {note && <small>{note}</small>}
      <BlockNotice {...block} />
    </div>
  );
}
