import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import { type NativePage, useBridge } from '../../../platform/native/bridge';
import { useLeave } from '../../../platform/navigation/leave';
import { useSubject } from '../../../platform/navigation/useGo';
import { BorrowerScreen } from '../../../shared/components/BorrowerScreen';
import { useOpening } from '../../../shared/hooks/useOpening';
import { Button } from '../../../design/ui/Button';
import { EmptyState } from '../../../design/ui/EmptyState';
import { OnItsWay } from '../../../design/ui/illustrations/loan';

/**
 * Opens a page of the native app by the bridge, otherwise by the deep link (docs/reference/native.md#calls-of-the-bridge).
 */
function useOpenNativePage(page: NativePage): () => void {
  const bridge = useBridge();
  const leave = useLeave();
  const { deepLinkScheme } = useEnvironment();
  const { productId } = useSubject();
  return () => {
    const params = page === 'productDetail' && productId ? { productId } : {};
    if (bridge.openPage(page, params).ok) return;
    const query = new URLSearchParams(params).toString();
    leave(`${deepLinkScheme}://${page}${query && `?${query}`}`);
  };
}

/** Opens the native page at once, and says what to do when nothing opens. */
function NativePageScreen({ page }: { readonly page: 'productDetail' | 'main' }) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const open = useOpenNativePage(page);
  useOpening(open);
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
        actions={<Button onClick={open}>{t`Open the app`}</Button>}
      />
    </BorrowerScreen>
  );
}

/** Makes the screen that opens one native page. */
export const nativePageScreen = (page: 'productDetail' | 'main') =>
  function LeadingScreen() {
    return <NativePageScreen page={page} />;
  };
