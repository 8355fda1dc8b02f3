import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore as createMockStore } from 'redux-mock-store';

interface LogOptions<State> {
  readonly reducer: Reducer<State>;
  /** The extra argument of thunks. */
  readonly extra?: unknown;
  readonly middleware?: readonly Middleware[];
}

/** A store that records dispatched actions in order and runs the reducer. */
export function actionLog<State>({ reducer, extra, middleware = [] }: LogOptions<State>) {
  const thunks: Middleware = (store) => (next) => (action) =>
    typeof action === 'function'
      ? (action as (...given: unknown[]) => unknown)(
          store.dispatch,
          () => store.getState() as unknown,
          extra,
        )
      : next(action);
  const follow = (actions: readonly UnknownAction[]) =>
    actions.reduce<State | undefined>(reducer, undefined) ?? reducer(undefined, { type: '' });
  // The types of redux-mock-store belong to an older Redux.
  const all = [thunks, ...middleware] as unknown as Parameters<typeof createMockStore>[0];
  const store = createMockStore(all)(follow);
  const actions = () => store.getActions() as readonly UnknownAction[];
  return {
    dispatch: (action: unknown): unknown => store.dispatch(action as never),
    types: () => actions().map(({ type }) => type),
    state: () => store.getState() as State,
    actions,
  };
}
