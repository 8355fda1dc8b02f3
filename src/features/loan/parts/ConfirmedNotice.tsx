import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Settled } from '../../../ui/illustrations/Settled';
import { useSeeConfirmed } from '../useConfirmation';

/** The confirmation went through; also what Back finds, and where an answered address was refused. */
export function ConfirmedNotice() {
  const { t } = useLingui();
  const see = useSeeConfirmed();
  return (
    <EmptyState
      illustration={<Settled />}
      title={t`Your loan is confirmed`}
      text={t`It was sent once and will not be sent again.`}
      actions={<Button onClick={see}>{t`View my loan`}</Button>}
    />
  );
}
