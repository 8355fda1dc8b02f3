import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';

/** Shown while the lender prepares the figures. The dialog closes by itself. */
export function ReloadingDialog() {
  const { t } = useLingui();
  return (
    <Dialog title={t`Preparing your loan`}>
      <p>{t`We are updating the amount and the dates. This takes a few seconds.`}</p>
      <Skeleton lines={2} />
    </Dialog>
  );
}
