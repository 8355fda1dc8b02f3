import {
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type AliasName, aliasNamed } from './aliases';
import { intentOf } from './intent';

/**
 * Writes under way, by intent, with the request that sends each: read before anything is sent (`useWrite`), and
 * filled from RTK Query's own lifecycle actions, so that it cannot disagree with what really left. What moves
 * money has a ledger of its own (`src/money`).
 */
export type WritesState = Readonly<Record<string, string>>;

declare module '../store/state' {
  interface RootState {
    readonly writes: WritesState;
  }
}

interface WriteAction extends UnknownAction {
  readonly meta: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: AliasName; readonly originalArgs: object };
  };
}

/** Whether an action is a step in the life of an ordinary write (an RTK Query mutation). */
function isWrite(action: UnknownAction): action is WriteAction {
  const { arg } = (action.meta ?? {}) as { arg?: { type?: unknown; endpointName?: AliasName } };
  if (arg?.type !== 'mutation' || !arg.endpointName) return false;
  return aliasNamed(arg.endpointName).purpose === 'write';
}

const initialState: WritesState = {};

export const writesSlice = createSlice({
  name: 'writes',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isWrite, (state, action) => {
      const { requestId, arg } = action.meta;
      const key = intentOf(arg.endpointName, arg.originalArgs);
      if (isPending(action)) state[key] = requestId;
      // A late answer counts only while the intent is still its own.
      const isOver = isFulfilled(action) || isRejected(action);
      if (isOver && state[key] === requestId) Reflect.deleteProperty(state, key);
    }),
  selectors: {
    selectIsSending: (writes, key: string) => key in writes,
  },
});

export const { selectIsSending } = writesSlice.selectors;
