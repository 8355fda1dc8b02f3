import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type AliasName, aliasNamed } from '../../api/aliases';
import { api, FRESH_S } from '../../api/api';
import { argumentOf, readParametersOf } from '../../navigation/screens/firstRead';
import { hasSession, parametersOf } from '../../session/launch/launch';
import { selectLaunch } from '../../session/slice';
import type { AppDispatch, BorrowerStore, RootState } from '../../store/borrower';
import type { Extra } from '../../store/services';
import type { Screens } from './router';

interface Answer {
  readonly isSuccess: boolean;
}

/** A read's endpoint. Its argument is its call's parameters. */
interface ReadEndpoint {
  readonly initiate: (
    parameters: object,
    options: { readonly subscribe: false; readonly forceRefetch: number },
  ) => ThunkAction<PromiseLike<Answer>, RootState, Extra, UnknownAction>;
}

/** Asks ahead of a screen whose code is there: it opens with the answer, or finds its question under way. */
export function prefetchRead(
  dispatch: AppDispatch,
  alias: AliasName,
  parameters: object,
): PromiseLike<Answer> {
  const endpoints: Partial<Record<string, ReadEndpoint>> = api.endpoints;
  const endpoint = endpoints[alias];
  if (!endpoint) throw new Error(`The endpoint ${alias} is not there yet`);
  return dispatch(endpoint.initiate(parameters, { subscribe: false, forceRefetch: FRESH_S }));
}

export interface PrefetchOptions {
  readonly store: Pick<BorrowerStore, 'dispatch' | 'getState'>;
  readonly screens: Pick<Screens, 'routeAt'>;
}

/**
 * Asks for what a screen reads first as soon as a finger is on the way to it: a tap takes some 80 ms more. What makes
 * something at the server is asked for with the tap itself, before the app has drawn the screen.
 */
export function prefetchOnTouch(page: Document, { store, screens }: PrefetchOptions): void {
  const askFor = async (target: EventTarget | null, isTap: boolean) => {
    const [path = '', query = ''] = addressOf(target)?.split('?') ?? [];
    const { row, screen } = screens.routeAt(path);
    const { asks } = row;
    const launch = selectLaunch(store.getState());
    if (!asks || !hasSession(launch) || isTap !== leavesWithTap(asks.alias)) return;
    const parameters = argumentOf(asks, readParametersOf(parametersOf(query), launch));
    if (!parameters) return;
    if (!screen.isLoaded()) await screen.fetchAhead();
    if (screen.isLoaded()) await prefetchRead(store.dispatch, asks.alias, parameters);
  };
  page.addEventListener('pointerdown', ({ target, isPrimary, button }) => {
    if (isPrimary && button === 0) void askFor(target, false);
  });
  // Before the control hears of it: what it does then keeps the processor busy.
  const onTap = (event: MouseEvent) => {
    if (!wantsAnotherTab(event)) void askFor(event.target, true);
  };
  page.addEventListener('click', onTap, true);
}

/** A finger that only lands, or slides away, is to make nothing. */
const leavesWithTap = (alias: AliasName) => aliasNamed(alias).makesSomething ?? false;

const wantsAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

/** The address in the app that a touched element leads to. */
function addressOf(target: EventTarget | null): string | undefined {
  const control =
    target instanceof Element ? target.closest('a[href^="/"], [data-prefetch]') : null;
  if (!control || control.matches('[aria-disabled], :disabled')) return undefined;
  return control.getAttribute('href') ?? control.getAttribute('data-prefetch') ?? undefined;
}
