import { useLingui } from '@lingui/react/macro';
import { BorrowerScreen } from '../../shared/components/BorrowerScreen';
import { Skeleton } from '../../ui/Skeleton';

/** Answers a tap at once while the next screen's own file is still on its way; the way back works meanwhile. */
export function WaitingScreen() {
  const { t } = useLingui();
  return (
    <BorrowerScreen title={t`Loading…`} isBusy>
      <Skeleton />
    </BorrowerScreen>
  );
}
