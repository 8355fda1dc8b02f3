import type { DevTools } from '../../devTools/devTools';
import type { Environment } from '../../environment/environment';

/**
 * Who watches a page's store: a developer's relay, or Redux DevTools, loaded only where they may be and somebody
 * has them open. In production the environment has to say so.
 */
export async function watchedBy(page: Window, { features }: Environment): Promise<DevTools> {
  if (process.env.NODE_ENV !== 'production' && features.remoteDevTools) {
    return (await import('../../devTools/remoteDevTools')).remoteDevTools(page.location);
  }
  const isWanted = process.env.NODE_ENV !== 'production' || features.devTools;
  if (!isWanted || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in page)) return false;
  return (await import(/* webpackChunkName: "dev-tools" */ '../../devTools/devTools'))
    .devToolsOptions;
}
