import { useLingui } from '@lingui/react/macro';
import { Button } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useBridge } from '@/platform/native';
import { useToast } from '@/shared';
import { useBorrowAgain } from './useLoanDetail';

/** Borrow again, and the borrower's account in the native app. */
export function BorrowAgain({ webOfferAddress }: { readonly webOfferAddress: string }) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const bridge = useBridge();
  const toast = useToast();
  const borrowAgain = useBorrowAgain(webOfferAddress);

  const sayOpenTheApp = () => {
    toast(
      'error',
      t({
        message: `Open the ${appTitle} app on your phone to go on.`,
        comment: "Message: the page could not open the lender's app.",
      }),
    );
  };
  const borrow = () => {
    const outcome = borrowAgain();
    if (outcome === 'noApp') sayOpenTheApp();
    if (outcome === 'refused')
      toast(
        'error',
        t({
          message: `The offer did not open, because its address is not one of ${appTitle}.`,
          comment:
            'Message: the server named a web address that this app does not trust. The offer: another loan.',
        }),
      );
  };
  const openAccount = () => {
    if (!bridge.toMine().ok) sayOpenTheApp();
  };
  return (
    <>
      <Button onClick={borrow}>
        {t({ message: `Borrow again`, comment: 'Button: take another loan from the same lender.' })}
      </Button>
      <Button variant="secondary" onClick={openAccount}>
        {t({
          message: `My account`,
          comment:
            "Button: opens the borrower's profile in the lender's app. It is no bank account.",
        })}
      </Button>
    </>
  );
}
