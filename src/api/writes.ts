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
  meta: {
    requestId: string;
    arg: { type: 'mutation'; endpointName: AliasName; originalArgs: object };
  };
  payload?: unknown;
}

/** Whether an action is a step in the life of one of our writes (an RTK Query mutation). */
function isWriteAction(action: UnknownAction): action is WriteAction {
  const { arg } = (action['meta'] ?? {}) as { arg?: { type?: unknown; endpointName?: unknown } };
  if (arg?.type !== 'mutation') return false;
  const { purpose } = aliasNamed(arg.endpointName as AliasName);
  return purpose === 'write' || purpose === 'money';
}

const keyOf = ({ meta }: WriteAction) => intentOf(meta.arg.endpointName, meta.arg.originalArgs);

/** A late answer counts only while it is still the entry's own. */
const isCurrent = (state: WritesState, action: WriteAction) =>
  state[keyOf(action)]?.requestId === action.meta.requestId;

export const writesSlice = createSlice({
  name: 'writes',
  initialState: {} as Record<string, WriteEntry>,
  reducers: {
    /** The server's state shows that the write was not carried out, or its next step may be taken. */
    writeReleased(state, { payload: key }: { payload: string }) {
      delete state[key];
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(
        (action: UnknownAction): action is WriteAction =>
          isPending(action) && isWriteAction(action),
        (state, action) => {
          const { requestId, arg } = action.meta;
          state[keyOf(action)] = { alias: arg.endpointName, status: 'sending', requestId };
        },
      )
      .addMatcher(
        (action: UnknownAction): action is WriteAction =>
          isFulfilled(action) && isWriteAction(action),
        (state, action) => {
          const entry = state[keyOf(action)];
          if (!entry || !isCurrent(state, action)) return;
          if (isMoney(action.meta.arg.endpointName)) entry.status = 'done';
          else delete state[keyOf(action)];
        },
      )
      .addMatcher(
        (action: UnknownAction): action is WriteAction =>
          isRejected(action) && isWriteAction(action),
        (state, action) => {
          const entry = state[keyOf(action)];
          if (!entry || !isCurrent(state, action)) return;
          const failure = action.payload as ApiFailure | undefined;
          // A money write that threw instead of answering is as unknown as one that was cut off.
          const isUnknown = isMoney(action.meta.arg.endpointName) && failure?.kind !== 'refused';
          if (isUnknown) entry.status = 'unknown';
          else delete state[keyOf(action)];
        },
      ),
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
      entry.status === 'sending' ? { ...entry, status: 'unknown' } : entry,
    ]),
  );
}

function isMoneyEntry(entry: WriteEntry | undefined): boolean {
  return !!entry && entry.alias in aliases && isMoney(entry.alias);
}
