import fc from 'fast-check';
import { storedMoney } from '@/domain/money/ledger/ledgerStore';
import { change } from '@/domain/money/ledger/slice';
import { orderApi } from '@/domain/orders/api';
import { loadStoredDraft, storeDraft } from '@/features/complaint/drafts/draftStorage';
import { openWithoutSession } from '@/platform/session/launch/openSession';
import { storagesOf } from '@/platform/storage/browserStorage';
import { removeExpired } from '@/platform/storage/ownedStorage';
import { createLender } from '../../../sandbox';
import { elsewhere } from '../../domain/money/samples';
import { hostileLink } from '../../support/hostileLinks';
import { forgetEverything, type OpenedStores, openStores } from '../../support/openStores';
import { ownerHashesOf } from '../../support/ownerHashes';
import { received } from '../../support/received';

const DRAFT = { orderNo: '9', content: 'Me llaman de noche', pictures: [] };
const OPENED = { ...elsewhere, leftAt: Date.now() };

/** A borrower with a payment opened elsewhere, and a draft. */
function running(): OpenedStores {
  forgetEverything();
  const opened = openStores({ borrower: 'dueTomorrow', page: new EventTarget() });
  opened.store.dispatch(change('order 9', 'openedElsewhere', { opened: OPENED }));
  storeDraft(opened.services.storage, DRAFT, OPENED.leftAt);
  return opened;
}

const openAt = (address: string, { lender }: Pick<OpenedStores, 'lender'>) =>
  openStores({ lender, address, page: new EventTarget() });

/** The parameters of a page's next call. */
async function nextCall({ store, lender }: OpenedStores) {
  const order = { productId: '3', orderId: '9' };
  await store.dispatch(orderApi.endpoints.loanDetails.initiate(order, { forceRefetch: true }));
  const { query, headers } = received(lender, 'loanDetails').at(-1)!;
  return { query, headers };
}

const stored = () => ({
  tab: Object.entries(sessionStorage),
  device: Object.entries(localStorage),
});

it('a link that is no complete launch changes, ends and leaks nothing of a running session', async () => {
  await fc.assert(
    fc.asyncProperty(hostileLink, async (link) => {
      const opened = running();
      const call = await nextCall(opened);
      const before = stored();

      const attacked = openAt(link, opened);
      expect(attacked.session.isFreshLaunch).toBe(false);
      const storages = storagesOf(window);
      removeExpired(storages, ownerHashesOf(storages, attacked.session.launch));
      expect(stored()).toEqual(before);
      expect(await nextCall(attacked)).toEqual(call);
      const { storage } = attacked.services;
      expect(storedMoney(storage).ledger['order 9']?.elsewhere).toEqual(OPENED);
      expect(loadStoredDraft(storage, '9', OPENED.leftAt)?.content).toBe(DRAFT.content);
      expect(Object.keys(Object.prototype)).toEqual([]);

      // Neither the address nor the device's storage contains the session.
      const { userId = '', sessionId = '' } = attacked.session.launch;
      for (const secret of [userId, sessionId]) {
        expect(secret).not.toBe('');
        expect(window.location.href).not.toContain(secret);
        expect(JSON.stringify(stored().device)).not.toContain(secret);
      }

      // The next page does not apply it either, nor does the promotion beside it.
      expect(await nextCall(openAt('/confirm', opened))).toEqual(call);
      window.history.replaceState(null, '', link.replace(/^[^?#]*/, '/promotion'));
      openWithoutSession(window);
      expect(await nextCall(openAt('/confirm', opened))).toEqual(call);
      expect(stored()).toEqual(before);
    }),
  );
});

it('such a link starts no session in a tab without one', () => {
  const lender = createLender();
  fc.assert(
    fc.property(hostileLink, (link) => {
      forgetEverything();
      const { session } = openAt(link, { lender });
      expect([session.isFreshLaunch, session.launch.userId, sessionStorage.length]).toEqual([
        false,
        undefined,
        0,
      ]);
    }),
  );
});
