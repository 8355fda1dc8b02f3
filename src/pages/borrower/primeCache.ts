import type { AliasName } from '../../api/aliases';
import { api } from '../../api/api';
import type { AdoptingFetch } from '../../head/adoptFirst';
import type { createStore } from './store';

type Dispatch = ReturnType<typeof createStore>['dispatch'];

interface Endpoint {
  /** An endpoint's argument is its call's parameters. */
  readonly initiate: (parameters: object, options: { subscribe: false }) => never;
}

/**
 * Puts the answer that the page's start fetched into the cache before the first render, so that the screen's first
 * picture has its data. The screen, when it opens, asks anew: that once the same answer serves it.
 */
export async function primeCache(
  dispatch: Dispatch,
  alias: AliasName,
  parameters: object,
  adopting: Pick<AdoptingFetch, 'allowAgain'>,
): Promise<void> {
  const endpoint = (api.endpoints as Partial<Record<string, Endpoint>>)[alias];
  if (!endpoint) return;
  adopting.allowAgain();
  await dispatch(endpoint.initiate(parameters, { subscribe: false }));
}
