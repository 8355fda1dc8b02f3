import {
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { aliases, aliasNamed, isMoney, type AliasName } from './aliases';
import type { ApiFailure } from './failures';
import { intentOf } from './intent';

/**
 * The ledger of writes: the one mechanism, below the screens, by which an intent is sent once. It is
 * read before anything is sent (`useWrite`) and filled from RTK Query's own lifecycle actions, so it
 * cannot disagree with what really left. Money entries outlive the page (`keepMoneyWrites`).
 */
export type WriteStatus = 'sending' | 'done' | 'unknown';

export interface WriteEntry {
  readonly alias: AliasName;
  readonly status: WriteStatus;
  readonly requestId: string;
}

export type WritesState = Readonly<Record<string, WriteEntry>>;

interface WithWrites {
  readonly writes: WritesState;
}

interface WriteAction extends UnknownAction {
  readonly meta: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: AliasName; readonly originalArgs: object };
  };
  readonly payload?: unknown;
}

/** Whether an action is a step in the life of one of our writes (an RTK Query mutation). */
function isWrite(action: UnknownAction): action is WriteAction {
  const { arg } = (action.meta ?? {}) as { arg?: { type?: unknown; endpointName?: AliasName } };
  if (arg?.type !== 'mutation' || !arg.endpointName) return false;
  const { purpose } = aliasNamed(arg.endpointName);
  return purpose === 'write' || purpose === 'money';
}

const keyOf = ({ meta }: WriteAction) => intentOf(meta.arg.endpointName, meta.arg.originalArgs);

function without(state: WritesState, key: string): WritesState {
  return Object.fromEntries(Object.entries(state).filter(([other]) => other !== key));
}

function begin(state: WritesState, action: WriteAction): WritesState {
  const { requestId, arg } = action.meta;
  return { ...state, [keyOf(action)]: { alias: arg.endpointName, status: 'sending', requestId } };
}

/** Ends what an action began; a late answer counts only while the entry is still its own. */
function end(state: WritesState, action: WriteAction, moneyStatus?: WriteStatus): WritesState {
  const key = keyOf(action);
  const entry = state[key];
  if (entry?.requestId !== action.meta.requestId) return state;
  if (!moneyStatus || !isMoney(entry.alias)) return without(state, key);
  return { ...state, [key]: { ...entry, status: moneyStatus } };
}

/** A money write that threw instead of answering is as unknown as one that was cut off. */
const isRefused = ({ payload }: WriteAction) =>
  (payload as ApiFailure | undefined)?.kind === 'refused';

const initialState: WritesState = {};

export const writesSlice = createSlice({
  name: 'writes',
  initialState,
  reducers: {
    /** The server's state shows that the write was not carried out, or its next step may be taken. */
    writeReleased: (state, { payload: key }: { payload: string }) => without(state, key),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isWrite, (state, action) => {
      if (isPending(action)) return begin(state, action);
      if (isFulfilled(action)) return end(state, action, 'done');
      if (isRejected(action)) return end(state, action, isRefused(action) ? undefined : 'unknown');
      return state;
    }),
});

export const { writeReleased } = writesSlice.actions;

export const selectWrite = (state: WithWrites, key: string) => state.writes[key];

/** What must survive a reload: money writes, and any still under way is by then of unknown outcome. */
export function moneyWritesOf(state: WritesState): WritesState {
  return Object.fromEntries(Object.entries(state).filter(([, { alias }]) => isMoney(alias)));
}

/**
 * The ledger a page starts with. A reload cut off what was being sent, so its outcome is unknown. A
 * fresh launch by the native app is a new intent after what is done, but never after what is unknown.
 */
export function restoredWrites(kept: unknown, isFreshLaunch: boolean): WritesState {
  const entries = Object.entries((kept ?? {}) as Partial<WritesState>).filter(
    (pair): pair is [string, WriteEntry] => isMoneyEntry(pair[1]),
  );
  const stillMatter = entries.filter(([, { status }]) => !(isFreshLaunch && status === 'done'));
  return Object.fromEntries(
    stillMatter.map(([key, entry]) => [
      key,
      entry.status === 'done' ? entry : { ...entry, status: 'unknown' },
    ]),
  );
}

function isMoneyEntry(entry: WriteEntry | undefined): boolean {
  return !!entry && entry.alias in aliases && isMoney(entry.alias);
}
