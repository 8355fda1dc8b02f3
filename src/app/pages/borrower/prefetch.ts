import type { BorrowerStore } from '@/app/store/borrower';
import { type AliasName, aliasNamed } from '@/contract';
import { api, FRESH_S } from '@/platform/api';
import { argumentOf, parameterGetter } from '@/platform/navigation';
import { hasSession, parametersOf, selectLaunch } from '@/platform/session';
import type { AppDispatch, AppThunk } from '@/platform/store';
import type { Screens } from './router';

interface Answer {
  readonly isSuccess: boolean;
}

/** A read's endpoint. Its argument is its call's parameters. */
interface ReadEndpoint {
  readonly initiate: (
    parameters: object,
    options: { readonly subscribe: false; readonly forceRefetch: number },
  ) => AppThunk<PromiseLike<Answer>>;
}

/** Sends a screen's first read before the screen is rendered. The screen's code must be loaded. */
export function prefetchRead(
  dispatch: AppDispatch,
  alias: AliasName,
  parameters: object,
): PromiseLike<Answer> {
  const endpoints: Partial<Record<string, ReadEndpoint>> = api.endpoints;
  const endpoint = endpoints[alias];
  if (!endpoint) throw new Error(`The endpoint ${alias} is not loaded yet`);
  return dispatch(endpoint.initiate(parameters, { subscribe: false, forceRefetch: FRESH_S }));
}

export interface PrefetchOptions {
  readonly store: Pick<BorrowerStore, 'dispatch' | 'getState'>;
  readonly screens: Pick<Screens, 'routeAt'>;
}

/**
 * Sends a screen's first read when a control that opens the screen is touched, about 80 ms before the tap. A read that
 * creates a record on the server is sent with the tap.
 */
export function prefetchOnTouch(page: Document, { store, screens }: PrefetchOptions): void {
  const askFor = async (target: EventTarget | null, isTap: boolean) => {
    const [path = '', query = ''] = addressOf(target)?.split('?') ?? [];
    const { row, screen } = screens.routeAt(path);
    const { asks } = row;
    const launch = selectLaunch(store.getState());
    if (!asks || !hasSession(launch) || isTap !== leavesWithTap(asks.alias)) return;
    const parameters = argumentOf(asks, parameterGetter(parametersOf(query), launch));
    if (!parameters) return;
    if (!screen.isLoaded()) await screen.fetchAhead();
    if (screen.isLoaded()) await prefetchRead(store.dispatch, asks.alias, parameters);
  };
  page.addEventListener('pointerdown', ({ target, isPrimary, button }) => {
    if (isPrimary && button === 0) void askFor(target, false);
  });
  // In the capture phase, before the control's handler occupies the processor.
  const onTap = (event: MouseEvent) => {
    if (!wantsAnotherTab(event)) void askFor(event.target, true);
  };
  page.addEventListener('click', onTap, true);
}

/** Whether a read is sent with the tap: a touch without a tap must not create a record on the server. */
const leavesWithTap = (alias: AliasName) => aliasNamed(alias).makesSomething ?? false;

const wantsAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

/** The in-app address that a touched control opens. */
function addressOf(target: EventTarget | null): string | undefined {
  const control =
    target instanceof Element ? target.closest('a[href^="/"], [data-prefetch]') : null;
  if (!control || control.matches('[aria-disabled], :disabled')) return undefined;
  return control.getAttribute('href') ?? control.getAttribute('data-prefetch') ?? undefined;
}
