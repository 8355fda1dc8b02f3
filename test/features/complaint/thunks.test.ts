import { combineReducers } from '@reduxjs/toolkit';
import { createI18n } from '../../../src/design/i18n/i18n';
import { DRAFTS } from '../../../src/features/complaint/drafts/draftStorage';
import {
  addPictures,
  describe as write,
  dropDraft,
  openDraft,
} from '../../../src/features/complaint/drafts/draftThunks';
import * as shrinking from '../../../src/features/complaint/pictures/shrink';
import { complaintSlice } from '../../../src/features/complaint/slice';
import type { OwnedStorage, StoredItem } from '../../../src/platform/storage/ownedStorage';
import { toastsSlice } from '../../../src/shared/feedback/toasts';
import { actionLog } from '../../support/actionLog';
import { PNG_HEAD } from '../../support/picture';

jest.mock('../../../src/features/complaint/pictures/shrink', () => ({
  ...jest.requireActual<typeof shrinking>('../../../src/features/complaint/pictures/shrink'),
  shrink: jest.fn(),
}));

const reducer = combineReducers({
  complaint: complaintSlice.reducer,
  toasts: toastsSlice.reducer,
  writes: () => ({}),
});

/** A storage that reports every write with the actions dispatched before it. */
function open(kept?: unknown) {
  let device = kept;
  const written: unknown[] = [];
  const storage = {
    read: <T>(_: StoredItem<T>) => device as T | undefined,
    write: (_: StoredItem<unknown>, value: unknown) => {
      device = value;
      written.push(log.types());
      return true;
    },
    remove: () => {
      device = undefined;
      written.push(log.types());
    },
    watch: () => () => undefined,
    parts: () => [],
    isOurs: () => true,
  } as OwnedStorage;
  const log = actionLog({ reducer, extra: { storage, i18n: createI18n('en') } });
  return { log, written, device: () => device };
}

const file = (type: string) => new File([PNG_HEAD], 'x', { type });
/** Lets pending work finish. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

it('stores a change in the task of the change', () => {
  const { log, written, device } = open();
  log.dispatch(write('7', 'They call at night'));
  expect(log.types()).toEqual(['complaint/contentWritten']);
  expect(written).toEqual([['complaint/contentWritten']]);
  expect(DRAFTS.check(device())).toMatchObject([{ orderNo: '7', content: 'They call at night' }]);
});

it('restores a stored draft once, with its images as uploaded', () => {
  const { log, written } = open([
    { orderNo: '7', content: 'Kept', images: ['https://cdn/1.jpg'], savedAt: Date.now() },
  ]);
  log.dispatch(openDraft('7'));
  log.dispatch(openDraft('7'));
  expect(log.actions()).toMatchObject([
    {
      type: 'complaint/draftOpened',
      payload: { content: 'Kept', pictures: [{ status: 'done', url: 'https://cdn/1.jpg' }] },
    },
  ]);
  expect(written).toEqual([]);
});

it('removes a sent draft from the device', () => {
  const { log, device } = open();
  log.dispatch(write('7', 'Sent'));
  log.dispatch(dropDraft({ orderNo: '7', content: 'Sent', pictures: [] }));
  expect(log.types()).toEqual(['complaint/contentWritten']);
  expect(device()).toBeUndefined();
});

it('reports a refused file, marks an unreadable one as failed, and goes on with the next', async () => {
  jest.mocked(shrinking.shrink).mockRejectedValue(new Error('no image'));
  const { log } = open();
  log.dispatch(addPictures('7', [file('text/plain'), file('image/png'), file('image/webp')]));
  await rest();
  const turn = ['complaint/pictureStarted', 'toasts/toastShown', 'complaint/pictureFailed'];
  expect(log.types()).toEqual(['toasts/toastShown', 'complaint/picturesAdded', ...turn, ...turn]);
});
