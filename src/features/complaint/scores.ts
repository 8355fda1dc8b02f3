import * as v from 'valibot';
import { checkedBy, type StoredItem } from '@/platform/storage';
import type { AppThunk } from '@/platform/store';

/** The lifetime of the stored list in milliseconds: a year after the last question. */
const SCORED_LIFE_MS = 365 * 24 * 60 * 60 * 1_000;

/** The complaints whose score was asked for. The app does not ask for it again. */
const SCORED: StoredItem<readonly string[]> = {
  key: 'complaint.scored',
  where: 'device',
  owner: 'borrower',
  check: checkedBy(v.array(v.string())),
  lastsMs: SCORED_LIFE_MS,
};

/** Whether to ask for a complaint's score now: once on a device. */
export const askForScore =
  (problemId: string): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) => {
    const asked = storage.read(SCORED) ?? [];
    if (asked.includes(problemId)) return false;
    storage.write(SCORED, [...asked, problemId]);
    return true;
  };
