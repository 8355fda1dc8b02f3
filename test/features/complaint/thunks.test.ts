import { combineReducers } from '@reduxjs/toolkit';
import { createI18n } from '@/design/i18n/i18n';
import { DRAFTS } from '@/features/complaint/drafts/draftStorage';
import { describe as write, openDraft } from '@/features/complaint/drafts/draftThunks';
import { complaintSlice } from '@/features/complaint/slice';
import type { OwnedStorage, StoredItem } from '@/platform/storage/ownedStorage';
import { toastsSlice } from '@/shared/feedback/toasts';
import { actionLog } from '../../support/actionLog';

const reducer = combineReducers({
  session: () => ({ isAccepted: true }),
  complaint: complaintSlice.reducer,
  toasts: toastsSlice.reducer,
  writes: () => ({}),
});

/** An accepted borrower's storage that reports every write with the actions dispatched before it. */
function open() {
  const device = new Map<string, unknown>();
  const written: unknown[] = [];
  const storage = {
    read: <T>({ key }: StoredItem<T>) => device.get(key) as T | undefined,
    write: ({ key }: StoredItem<unknown>, value: unknown) => {
      device.set(key, value);
      written.push(log.types());
      return true;
    },
    remove: ({ key }: StoredItem<unknown>) => {
      device.delete(key);
      written.push(log.types());
    },
    watch: () => () => undefined,
    parts: () => [],
    isOurs: () => true,
  } as OwnedStorage;
  const log = actionLog({ reducer, extra: { storage, i18n: createI18n('en') } });
  return { log, written, device: () => device.get(DRAFTS.key) };
}

it('stores a change in the task of the change', () => {
  const { log, written, device } = open();
  log.dispatch(openDraft('7'));
  const opened = log.types();
  log.dispatch(write('7', 'They call at night'));
  expect(log.types()).toEqual([...opened, 'complaint/contentWritten']);
  expect(written).toEqual([log.types()]);
  expect(DRAFTS.check(device())).toMatchObject([{ orderNo: '7', content: 'They call at night' }]);
});
