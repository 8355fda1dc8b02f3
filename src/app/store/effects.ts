import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';

/** What an effect may use: the store after the action, and its services. */
export interface EffectApi<State, Extra> {
  readonly dispatch: Dispatch;
  readonly getState: () => State;
  readonly extra: Extra;
}

/** Runs after each action; `before` is the state before it. */
export type Effect<State, Extra> = (
  action: UnknownAction,
  api: EffectApi<State, Extra>,
  before: State,
) => void;

/** An effect of some actions. */
export const on =
  <Action extends UnknownAction, State, Extra>(
    is: (action: UnknownAction) => action is Action,
    run: (action: Action, api: EffectApi<State, Extra>) => void,
  ): Effect<State, Extra> =>
  (action, api) => {
    if (is(action)) run(action, api);
  };

/**
 * Redux's plain middleware: `createListenerMiddleware` also forks, delays and cancels, which no effect needs, and weighs 1.4 kB
 * of every first load.
 */
export const effectsMiddleware =
  <State, Extra>(
    effects: readonly Effect<State, Extra>[],
    extra: Extra,
  ): Middleware<object, State> =>
  (store) =>
  (next) =>
  (action) => {
    const before = store.getState();
    const result = next(action);
    for (const effect of effects) {
      effect(action as UnknownAction, { ...store, extra }, before);
    }
    return result;
  };
