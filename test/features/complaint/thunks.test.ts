import { combineReducers } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { createI18n } from '@/design/i18n/i18n';
import { DRAFTS } from '@/features/complaint/drafts/draftStorage';
import {
  addPictures,
  describe as write,
  dropDraft,
  openDraft,
} from '@/features/complaint/drafts/draftThunks';
import * as shrinking from '@/features/complaint/pictures/shrink';
import { complaintSlice } from '@/features/complaint/slice';
import type { OwnedStorage, StoredItem } from '@/platform/storage/ownedStorage';
import { toastsSlice } from '@/shared/feedback/toasts';
import { actionLog } from '../../support/actionLog';
import { PNG_HEAD } from '../../support/picture';

jest.mock('@/features/complaint/pictures/shrink', () => ({
  ...jest.requireActual<typeof shrinking>('@/features/complaint/pictures/shrink'),
  shrink: jest.fn(),
}));

const reducer = combineReducers({
  session: () => ({ isAccepted: true }),
  complaint: complaintSlice.reducer,
  toasts: toastsSlice.reducer,
  writes: () => ({}),
});

/** An accepted borrower's storage that reports every write with the actions dispatched before it. */
function open(kept?: unknown) {
  const device = new Map([[DRAFTS.key, kept]]);
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

/** The app knows a file by its content: a type alone is the browser's guess. */
const file = (type: string, content: BlobPart = PNG_HEAD) => new File([content], 'x', { type });

it('stores a change in the task of the change', () => {
  const { log, written, device } = open();
  log.dispatch(openDraft('7'));
  const opened = log.types();
  log.dispatch(write('7', 'They call at night'));
  expect(log.types()).toEqual([...opened, 'complaint/contentWritten']);
  expect(written).toEqual([log.types()]);
  expect(DRAFTS.check(device())).toMatchObject([{ orderNo: '7', content: 'They call at night' }]);
});

it('restores a stored draft once, with its images as uploaded', () => {
  const { log, written } = open([
    { orderNo: '7', content: 'Kept', images: ['https://cdn/1.jpg'], savedAt: Date.now() },
  ]);
  log.dispatch(openDraft('7'));
  const opened = log.actions();
  log.dispatch(openDraft('7'));
  expect(log.actions()).toEqual(opened);
  expect(opened.at(-1)).toMatchObject({
    type: 'complaint/draftOpened',
    payload: { content: 'Kept', pictures: [{ status: 'done', url: 'https://cdn/1.jpg' }] },
  });
  expect(written).toEqual([]);
});

it('removes a sent draft from the device', () => {
  const { log, device } = open();
  log.dispatch(openDraft('7'));
  log.dispatch(write('7', 'Sent'));
  log.dispatch(dropDraft({ orderNo: '7', content: 'Sent', pictures: [] }));
  expect(device()).toBeUndefined();
});

it('reports a refused file, marks an unreadable one as failed, and goes on with the next', async () => {
  jest.mocked(shrinking.shrink).mockRejectedValue(new Error('no image'));
  const { log } = open();
  log.dispatch(openDraft('7'));
  const opened = log.types();
  log.dispatch(
    addPictures('7', [file('text/plain', 'words'), file('image/png'), file('image/webp')]),
  );
  await waitFor(() =>
    expect(log.types().filter((type) => type === 'complaint/pictureFailed')).toHaveLength(2),
  );
  const turn = ['complaint/pictureStarted', 'toasts/toastShown', 'complaint/pictureFailed'];
  expect(log.types()).toEqual([
    ...opened,
    'toasts/toastShown',
    'complaint/picturesAdded',
    ...turn,
    ...turn,
  ]);
});
