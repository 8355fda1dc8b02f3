import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, OnItsWay } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { BorrowerScreen, useOpening, useOpenNativePage } from '@/shared';

/** Opens the native page at once, and says what to do when nothing opens. */
function NativePageScreen({ page }: { readonly page: 'productDetail' | 'main' }) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const open = useOpenNativePage(page);
  useOpening(() => void open());
  return (
    <BorrowerScreen
      title={
        page === 'main'
          ? t({ message: `Loan offers`, comment: "Title: the lender's loan products, in its app." })
          : t`Product`
      }
    >
      <EmptyState
        illustration={<OnItsWay />}
        title={t`This page opens in the ${appTitle} app`}
        text={t`If nothing opens, tap the button below, or open the ${appTitle} app on your phone.`}
        actions={<Button onClick={() => void open()}>{t`Open the app`}</Button>}
      />
    </BorrowerScreen>
  );
}

/** Makes the screen that opens one native page. */
export const nativePageScreen = (page: 'productDetail' | 'main') =>
  function LeadingScreen() {
    return <NativePageScreen page={page} />;
  };
