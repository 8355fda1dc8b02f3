import type { DevTools } from '@/platform/devTools';
import type { Environment } from '@/platform/environment';

/**
 * The developer tools of a page's store: remote DevTools, or the browser's extension if it is installed. In production the
 * environment must allow the tools, and values are masked. In development only secrets are masked.
 */
export async function devToolsOf(page: Window, { features }: Environment): Promise<DevTools> {
  if (process.env.NODE_ENV !== 'production' && features.remoteDevTools) {
    return (await import('@/platform/devTools/remoteDevTools')).remoteDevTools(page.location);
  }
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction && !features.devTools) return false;
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in page)) return false;
  const options = await import(/* webpackChunkName: "dev-tools" */ '@/platform/devTools/devTools');
  return isProduction ? options.maskedOptions : options.openOptions;
}
