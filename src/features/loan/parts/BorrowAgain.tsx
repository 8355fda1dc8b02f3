import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { useBridge } from '../../../native/bridge';
import { useToast } from '../../../shared/feedback/toasts';
import { Button } from '../../../ui/Button';
import { useBorrowAgain } from '../useLoanDetail';

/** Borrow again, and the borrower's account in the native app. */
export function BorrowAgain({ webOfferAddress }: { readonly webOfferAddress: string }) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const bridge = useBridge();
  const toast = useToast();
  const borrowAgain = useBorrowAgain(webOfferAddress);

  const sayOpenTheApp = () => {
    toast('error', t`Open the ${appTitle} app on your phone to go on.`);
  };
  const borrow = () => {
    const outcome = borrowAgain();
    if (outcome === 'noApp') sayOpenTheApp();
    if (outcome === 'refused')
      toast('error', t`The offer's address is not one of the lender's. It was not opened.`);
  };
  const openAccount = () => {
    if (!bridge.toMine().ok) sayOpenTheApp();
  };
  return (
    <>
      <Button onClick={borrow}>
        {t({ message: `Borrow again`, comment: 'Button: take another loan from the same lender.' })}
      </Button>
      <Button variant="secondary" onClick={openAccount}>{t`My account`}</Button>
    </>
  );
}
