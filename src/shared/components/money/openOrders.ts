import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '@/platform/environment';
import { useToast } from '@/shared/feedback/toasts';
import { useOpenNativePage } from '@/shared/hooks/useOpenNativePage';

/** Returns a function that opens the list of the borrower's loans in the native app, with a hint where it may not open. */
export function useOpenOrders(): () => void {
  const { t } = useLingui();
  const toast = useToast();
  const { appTitle } = useEnvironment();
  const open = useOpenNativePage('order');
  return () => {
    if (open() === 'app') return;
    toast(
      'info',
      t({
        message: `If nothing opens, open the ${appTitle} app on your phone.`,
        comment: "The page tries to open the list of loans in the lender's app.",
      }),
    );
  };
}
