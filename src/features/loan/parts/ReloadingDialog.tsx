import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../design/ui/Dialog';
import { Skeleton } from '../../../design/ui/Skeleton';

/** Shown while the lender prepares the figures. The dialog closes by itself. */
export function ReloadingDialog() {
  const { t } = useLingui();
  return (
    <Dialog
      title={t({
        message: `Preparing your loan`,
        comment: 'Title while the lender computes the amounts. The loan is not made yet.',
      })}
    >
      <p>
        {t({
          message: `We are updating the amount and the dates. This takes a few seconds.`,
          comment: 'The amount and the dates of the loan that is offered.',
        })}
      </p>
      <Skeleton lines={2} />
    </Dialog>
  );
}
