import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../../borrower/useDates';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { ReadFailure } from '../../../borrower/ReadFailure';
import { useMoney } from '../../../borrower/useMoney';
import { useSubject } from '../../../borrower/useSubject';
import { AmountHero } from '../../../ui/AmountHero';
import { Skeleton } from '../../../ui/Skeleton';
import { useLoanPlayDelayDetailQuery } from '../api';
import type { Extension } from '../model';
import { ExtensionBody } from './ExtensionBody';
import { FloatingService } from './FloatingService';

/** Extension repayment (spec, section 2): what postponing costs and leaves owed, and the ways to pay it. */
export default function ExtensionScreen() {
  const { t } = useLingui();
  const query = useLoanPlayDelayDetailQuery(useSubject());
  const { currentData: extension, error, isFetching, refetch } = query;
  return (
    <BorrowerScreen
      title={t`Extend`}
      hero={
        extension ? <Fee extension={extension} /> : !error && <Skeleton lines={2} height="2rem" />
      }
      isBusy={isFetching}
    >
      {!extension && !error && <Skeleton lines={8} />}
      {error && (
        <ReadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {extension && !error && <ExtensionBody extension={extension} />}
      <FloatingService />
    </BorrowerScreen>
  );
}

function Fee({ extension }: { readonly extension: Extension }) {
  const { t } = useLingui();
  const money = useMoney();
  const newDate = useDates().date(extension.newDate);
  return (
    <AmountHero
      label={extension.title || t`Extension fee`}
      amount={money(extension.fee)}
      facts={newDate ? [{ text: t`New due date`, value: newDate }] : []}
    />
  );
}
