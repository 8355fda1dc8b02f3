import { useEnvironment } from '@/platform/environment';
import { type NativePage, useBridge } from '@/platform/native';
import { useCurrentOrder, useLeave } from '@/platform/navigation';

/**
 * Returns a function that opens a page of the native app by the bridge, otherwise by the deep link
 * (docs/reference/native.md#calls-of-the-bridge). The function returns which of them it used.
 */
export function useOpenNativePage(page: NativePage): () => 'app' | 'deepLink' {
  const bridge = useBridge();
  const leave = useLeave();
  const { deepLinkScheme } = useEnvironment();
  const { productId } = useCurrentOrder();
  return () => {
    const params = page === 'productDetail' && productId ? { productId } : {};
    if (bridge.openPage({ page, params }).ok) return 'app';
    const query = new URLSearchParams(params).toString();
    leave(`${deepLinkScheme}://${page}${query && `?${query}`}`);
    return 'deepLink';
  };
}
