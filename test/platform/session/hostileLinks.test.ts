import { storedMoney } from '@/domain/money/ledger/ledgerStore';
import { change } from '@/domain/money/ledger/slice';
import { orderApi } from '@/domain/orders/api';
import { readStoredDraft, storeDraft } from '@/features/complaint/drafts/draftStorage';
import { openWithoutSession } from '@/platform/session/launch/openSession';
import { storagesOf } from '@/platform/storage/browserStorage';
import { removeExpired } from '@/platform/storage/ownedStorage';
import { createLender, type Lender } from '../../../sandbox';
import { elsewhere } from '../../domain/money/samples';
import { EVIL, hostileLinks } from '../../support/hostileLinks';
import { type OpenedStores, openStores } from '../../support/openStores';
import { ownerHashesOf } from '../../support/ownerHashes';
import { received } from '../../support/received';

const DRAFT = { orderNo: '9', content: 'Me llaman de noche', pictures: [] };
const OPENED = { ...elsewhere, leftAt: Date.now() };

let lender: Lender;
beforeEach(() => {
  lender = createLender();
});

/** A borrower with a payment opened elsewhere, and a draft. */
function running(): OpenedStores {
  const opened = openStores({ lender, borrower: 'dueTomorrow' });
  opened.store.dispatch(change('order 9', 'openedElsewhere', { opened: OPENED }));
  storeDraft(opened.services.storage, DRAFT, OPENED.leftAt);
  return opened;
}

/** The parameters of a page's next call. */
async function nextCall({ store }: OpenedStores) {
  await store.dispatch(
    orderApi.endpoints.loanDetails.initiate(
      { productId: '3', orderId: '9' },
      { forceRefetch: true },
    ),
  );
  const { query, headers } = received(lender, 'loanDetails').at(-1)!;
  return { query, headers };
}

const stored = () => ({
  tab: Object.entries(sessionStorage),
  device: Object.entries(localStorage),
});

it('has sixty links, none of which is a complete launch', () => {
  expect(new Set(hostileLinks).size).toBeGreaterThanOrEqual(60);
  const read = hostileLinks.map((link) => openStores({ lender, address: link }).session);
  expect(read.filter(({ isFreshLaunch, launch }) => isFreshLaunch || launch.userId)).toEqual([]);
});

it.each(hostileLinks.map((link) => [link.slice(0, 100), link]))(
  'changes, ends and leaks nothing: %s',
  async (_, link) => {
    const call = await nextCall(running());
    const before = stored();

    const attacked = openStores({ lender, address: link });
    const storages = storagesOf(window);
    removeExpired(storages, ownerHashesOf(storages, attacked.session.launch));
    expect(stored()).toEqual(before);
    expect(await nextCall(attacked)).toEqual(call);
    const { storage } = attacked.services;
    expect(storedMoney(storage).ledger['order 9']?.elsewhere).toEqual(OPENED);
    expect(readStoredDraft(storage, '9', OPENED.leftAt)?.content).toBe(DRAFT.content);

    // Neither the address nor the device's storage contains the session.
    const { userId = '', sessionId = '' } = attacked.session.launch;
    for (const secret of [userId, sessionId]) {
      expect(secret).not.toBe('');
      expect(window.location.href).not.toContain(secret);
      expect(JSON.stringify(stored().device)).not.toContain(secret);
    }

    // The next page does not apply it either.
    expect(await nextCall(openStores({ lender, address: '/confirm' }))).toEqual(call);
    expect(stored()).toEqual(before);
  },
);

it.each(hostileLinks.map((link) => [link.slice(0, 100), link]))(
  'stores nothing of it from the promotion beside a running session: %s',
  async (_, link) => {
    const call = await nextCall(running());
    const before = stored();
    window.history.replaceState(null, '', link.replace(/^[^?#]*/, '/promotion'));
    openWithoutSession(window);
    expect(window.location.search).not.toContain(`&sessionId=${EVIL.sessionId}`);
    expect(stored()).toEqual(before);
    expect(await nextCall(openStores({ lender, address: '/confirm' }))).toEqual(call);
  },
);
