import { loadStoredDraft, storeDraft } from '@/features/complaint/drafts/draftStorage';
import { proposeText } from '@/features/complaint/drafts/draftThunks';
import { storagesOf } from '@/platform/storage/browserStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import { missingPaymentReported, selectMissingPayment } from '@/shared/missingPayment';
import { openStores } from '../../support/openStores';
import { ownerHashesOf } from '../../support/ownerHashes';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe('a draft', () => {
  const storage = () => {
    const storages = storagesOf(window);
    return createOwnedStorage(storages, ownerHashesOf(storages, { userId: 'ana', sessionId: 'S' }));
  };
  const draftOf = (orderNo: string) => ({ orderNo, content: 'My words', pictures: [] });

  it('is stored for seven days, without regard to another draft’s age', () => {
    const now = Date.now();
    storeDraft(storage(), draftOf('1'), now);
    storeDraft(storage(), draftOf('2'), now + 5 * DAY_MS);
    expect(loadStoredDraft(storage(), '1', now + 7 * DAY_MS - 1)).toBeDefined();
    expect(loadStoredDraft(storage(), '1', now + 7 * DAY_MS)).toBeUndefined();
    expect(loadStoredDraft(storage(), '2', now + 7 * DAY_MS)).toMatchObject({
      content: 'My words',
    });
  });

  it('is stored for as long where the clock is set back', () => {
    const now = Date.now();
    storeDraft(storage(), draftOf('1'), now);
    expect(loadStoredDraft(storage(), '1', now - 7 * DAY_MS + 1)).toBeDefined();
    expect(loadStoredDraft(storage(), '1', now - 7 * DAY_MS - 1)).toBeUndefined();
  });
});

describe('the facts of a missing payment', () => {
  const payment = { orderNo: '1', amount: '1000', date: '', way: 'A shop', reference: 'R' };
  function reported() {
    const { store } = openStores({ borrower: 'complainant' });
    store.dispatch(missingPaymentReported(payment));
    return { store, of: (orderNo: string) => selectMissingPayment(store.getState(), orderNo) };
  }

  it('belong to the complaint of their order', () => {
    const { of } = reported();
    expect(of('1')).toEqual(payment);
    expect(of('2')).toBeUndefined();
  });

  it('are filled into one complaint, once', () => {
    const { store, of } = reported();
    store.dispatch(proposeText('1', 'I have paid'));
    expect(of('1')).toBeUndefined();
  });
});
