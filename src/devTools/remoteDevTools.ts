import { devToolsEnhancer } from '@redux-devtools/remote';
import {
  type Action,
  legacy_createStore,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { type DevTools, openOptions } from './devTools';
import { hearOwnChannel } from './ownChannel';

/** Where `@redux-devtools/cli` listens unless it is told otherwise. */
const PORT = 8000;

const TRAVEL = '@@remoteDevTools/travel';

interface Travel<State> extends Action<typeof TRAVEL> {
  readonly state: State;
}

/** The state after an action, without secrets. Under a symbol, which no message carries. */
const AFTER = Symbol('state after');

interface Mirrored extends Action {
  readonly [AFTER]: object;
}

/**
 * Redux DevTools where no browser extension can be, as in a web view: the store is shown on a Redux
 * DevTools server that the developer runs on the machine that serves the page.
 *
 * The library's own sanitizers leave out the committed state, and that begins as the launch with all its
 * session values. So it is given a mirror: a store that has never held a secret.
 */
export function remoteDevTools(
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>,
  port = PORT,
) {
  hearOwnChannel();
  const server = devToolsEnhancer({
    name: openOptions.name,
    hostname,
    port,
    secure: protocol === 'https:',
    realtime: true,
  });
  return { ...openOptions, relay: mirroredTo(server) } satisfies DevTools;
}

const mirroredTo =
  (server: StoreEnhancer): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const store = createStore(travelling(reducer), preloaded);
    const originals = new WeakMap<object, ReturnType<typeof store.getState>>();
    const mask = () => {
      const state = store.getState();
      const masked = openOptions.stateSanitizer<object>(state);
      originals.set(masked, state);
      return masked;
    };
    const first = mask();
    const mirror = legacy_createStore(
      (state: object = first, action: Partial<Mirrored>): object => action[AFTER] ?? state,
      first,
      server,
    );
    let last: Action | undefined;

    // The first to hear of a change, so that actions are shown in the order in which they happened.
    store.subscribe(() => {
      if (last) mirror.dispatch({ ...openOptions.actionSanitizer(last), [AFTER]: mask() });
    });
    // An earlier state that the developer puts back; one that came from elsewhere is only looked at.
    mirror.subscribe(() => {
      const original = originals.get(mirror.getState());
      if (!original || original === store.getState()) return;
      last = undefined;
      store.dispatch({ type: TRAVEL, state: original } as never);
    });
    return {
      ...store,
      dispatch(action) {
        last = action;
        return store.dispatch(action);
      },
    };
  };

/** The reducer, which also takes a whole state that was seen before. */
const travelling =
  <State, A extends Action, Preloaded>(reducer: Reducer<State, A, Preloaded>) =>
  (state: State | Preloaded | undefined, action: A): State =>
    isTravel<State>(action) ? action.state : reducer(state, action);

const isTravel = <State>(action: Action): action is Travel<State> => action.type === TRAVEL;
