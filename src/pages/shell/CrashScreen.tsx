import { useLingui } from '@lingui/react/macro';
import { BorrowerScreen } from '../../borrower/BorrowerScreen';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';

/** Stands in place of a screen that crashed or could not be loaded. */
export function CrashScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <BorrowerScreen title={t`Something went wrong`}>
      <ErrorPanel
        title={t`This screen could not be shown`}
        message={t`Nothing was sent or changed by this. Try again; if it happens once more, go back and open the screen anew.`}
        actions={<Button onClick={onRetry}>{t`Retry`}</Button>}
      />
    </BorrowerScreen>
  );
}
