import type { Action, DevToolsEnhancerOptions, Reducer, StoreEnhancer } from '@reduxjs/toolkit';

/**
 * A fake of the Redux DevTools extension with the features that the app uses: it shows actions and states through
 * the app's sanitizers, and restores an earlier state. Import it before the app: Redux Toolkit looks for the
 * extension on import.
 */
interface Shown {
  readonly action: Action;
  readonly state: unknown;
}

const JUMP = '@@jump';
const shown: Shown[] = [];
const states: unknown[] = [];
let jump: (state: unknown) => void = () => undefined;
/** Counts the tests: a store of an earlier one may still act, and is not shown. */
let test = 0;

export const devTools = {
  /** The entries that a developer sees, the newest last. */
  shown,
  forget: () => {
    test += 1;
    shown.length = 0;
    states.length = 0;
  },
  /** Restores the state after the first action with this (shown) name. */
  jumpTo(type: string) {
    jump(states[shown.findIndex(({ action }) => action.type === type)]);
  },
};

const recorder =
  (options: DevToolsEnhancerOptions): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const { actionSanitizer, stateSanitizer } = options;
    const ofTest = test;
    const lifted = ((state: unknown, action: Action & { state?: unknown }) => {
      if (action.type === JUMP) return action.state;
      const next: unknown = (reducer as Reducer)(state, action);
      if (ofTest !== test) return next;
      states.push(next);
      const index = shown.length;
      shown.push({
        action: actionSanitizer?.(action, index) ?? action,
        state: stateSanitizer?.(next, index) ?? next,
      });
      return next;
    }) as typeof reducer;
    const store = createStore(lifted, preloaded);
    jump = (state) => store.dispatch({ type: JUMP, state } as never);
    return store;
  };

type Creator = Parameters<StoreEnhancer>[0];

// No import of Redux Toolkit here: it would load before this assignment.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: Creator) =>
      enhancers.reduceRight<Creator>(
        (created, enhance) => enhance(created),
        recorder(options)(createStore),
      ),
});
