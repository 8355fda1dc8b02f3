import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Skeleton } from '@/design/ui';
import { useBack } from '@/shared';

/** Shown while the lender prepares the figures. The dialog closes by itself; the borrower can leave the screen before. */
export function ReloadingDialog() {
  const { t } = useLingui();
  const back = useBack();
  return (
    <Dialog
      title={t({
        message: `Preparing your loan`,
        comment: 'Title while the lender computes the amounts. The loan is not made yet.',
      })}
      onClose={back}
      actions={
        <Button variant="secondary" onClick={back}>
          {t({
            message: `Back`,
            comment: 'Button: leaves the offer of a loan. Nothing is confirmed.',
          })}
        </Button>
      }
    >
      <p>
        {t({
          message: `We are updating the amount and the dates. This takes a few seconds. Nothing is confirmed yet.`,
          comment: 'The amount and the dates of the loan that is offered.',
        })}
      </p>
      <Skeleton lines={2} />
    </Dialog>
  );
}
