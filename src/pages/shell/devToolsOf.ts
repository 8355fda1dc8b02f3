import type { DevTools } from '../../devTools/devTools';
import type { Environment } from '../../environment/environment';

/**
 * Who watches a page's store: a developer's relay, or Redux DevTools, loaded only where they may be and are installed.
 * In production the environment has to allow it, and the values are masked; in development only secrets are.
 */
export async function devToolsOf(page: Window, { features }: Environment): Promise<DevTools> {
  if (process.env.NODE_ENV !== 'production' && features.remoteDevTools) {
    return (await import('../../devTools/remoteDevTools')).remoteDevTools(page.location);
  }
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction && !features.devTools) return false;
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in page)) return false;
  const options = await import(/* webpackChunkName: "dev-tools" */ '../../devTools/devTools');
  return isProduction ? options.maskedOptions : options.openOptions;
}
