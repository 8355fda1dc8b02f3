import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore as createMockStore } from 'redux-mock-store';

interface LogOptions<State> {
  readonly reducer: Reducer<State>;
  /** What the store lends to thunks. */
  readonly extra?: unknown;
  readonly middleware?: readonly Middleware[];
}

/** A store that writes down what was dispatched, in its order, and has the state that follows from it. */
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
  // Its types are of the Redux before this one.
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
