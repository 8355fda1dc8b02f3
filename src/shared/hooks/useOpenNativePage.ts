import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { type NativePage, useBridge } from '../../platform/native/bridge';
import { useLeave } from '../../platform/navigation/leave';
import { useSubject } from '../../platform/navigation/useGo';

/**
 * Returns a function that opens a page of the native app by the bridge, otherwise by the deep link
 * (docs/reference/native.md#calls-of-the-bridge). The function returns which of them it used.
 */
export function useOpenNativePage(page: NativePage): () => 'app' | 'deepLink' {
  const bridge = useBridge();
  const leave = useLeave();
  const { deepLinkScheme } = useEnvironment();
  const { productId } = useSubject();
  return () => {
    const params = page === 'productDetail' && productId ? { productId } : {};
    if (bridge.openPage({ page, params }).ok) return 'app';
    const query = new URLSearchParams(params).toString();
    leave(`${deepLinkScheme}://${page}${query && `?${query}`}`);
    return 'deepLink';
  };
}
