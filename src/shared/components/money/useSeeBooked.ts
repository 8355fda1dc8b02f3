import { useLingui } from '@lingui/react/macro';
import { useGo } from '@/platform/navigation';
import { useToast } from '@/shared/feedback/toasts';

/** Returns a function that shows a toast about a booked payment and opens the loan. */
export function useSeeBooked(): () => void {
  const { t } = useLingui();
  const toast = useToast();
  const go = useGo();
  return () => {
    toast(
      'info',
      t({
        message: `Your loan shows a new payment. See what you still owe.`,
        comment: 'A reading shows that a payment has arrived: the debt is lower.',
      }),
    );
    go('loanDetailUrl', {}, { replace: true });
  };
}
