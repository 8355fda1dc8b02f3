import { webcrypto } from 'node:crypto';
import { guardPage } from '@/platform/session/crossTab/guardPage';
import { openSession } from '@/platform/session/launch/openSession';
import { becomeLatestBorrower, storedSession } from '@/platform/session/owner/latestBorrower';
import { endSession } from '@/platform/session/owner/sessionEnd';
import { storagesOf } from '@/platform/storage/browserStorage';
import { createOwnedStorage } from '@/platform/storage/ownedStorage';
import { LATEST_KEY } from '@/platform/storage/ownerHash';
import { FakeChannel } from '../../support/fakeChannel';
import { ownerHashesOf, ownerHashOf } from '../../support/ownerHashes';

const ANA = { userId: 'ana', sessionId: 'S1' };
const BRUNO = { userId: 'bruno', sessionId: 'S3' };
const storages = storagesOf(window);
const marked = ({ userId }: typeof ANA) => ownerHashOf(storages.device, [userId]);
const latest = () => storages.device.read(LATEST_KEY);

/** The browser's digest, which jsdom lacks. */
let digest: jest.Mock;

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  digest = jest.fn((name: string, data: BufferSource) => webcrypto.subtle.digest(name, data));
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
});
afterEach(async () => {
  // Pending work of a test must not change the storage of the next one.
  await settled();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(crypto, 'subtle');
  FakeChannel.open.clear();
});

/** Waits for the digests that can settle. */
async function settled() {
  const asked = digest.mock.results.map(({ value }) => value as Promise<unknown>);
  await Promise.race([Promise.all(asked.slice(-1)), new Promise((end) => setTimeout(end, 500))]);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Holds the next digest until the returned function is called. */
function holdDigest(): () => void {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  digest.mockImplementationOnce(async (name: string, data: BufferSource) => {
    await held;
    return webcrypto.subtle.digest(name, data);
  });
  return answer;
}

/** A fake page in this tab: opened by a launch, or by a reload without one. */
function open(launched?: typeof ANA) {
  const went: string[] = [];
  const root = { hidden: false };
  const body = { replaceChildren: jest.fn() };
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    querySelector: (selector: string) => (selector === 'body' ? body : null),
  });
  const location = {
    pathname: '/',
    search: launched ? `?${String(new URLSearchParams(launched))}` : '',
    hash: '',
    replace: (address: string) => went.push(address),
    reload: () => went.push('anew'),
  };
  const claims: unknown[] = [];
  const sent: unknown[] = [];
  class Line {
    send() {
      sent.push('XMLHttpRequest');
    }
  }
  const calls = { stop: jest.fn(), XMLHttpRequest: Line, fetch: (url: unknown) => sent.push(url) };
  const performance = { clearResourceTimings: jest.fn() };
  const timers: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    document,
    location,
    localStorage,
    sessionStorage,
    performance,
    setTimeout: (act: () => void) => timers.push(act),
    ...calls,
    history: { state: null, replaceState: (state: unknown) => claims.push(state) },
  });
  const history = { state: null, replaceState: () => undefined };
  guardPage(page as unknown as Window, openSession({ location, history, storages }));
  const leaves = () => page.dispatchEvent(new Event('pagehide'));
  const returns = () =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  /** The timers of a page run that is not in the cache. */
  const stays = () => timers.splice(0).forEach((act) => act());
  return { page, document, root, body, went, claims, sent, leaves, returns, stays };
}

async function openSettled(launched?: typeof ANA) {
  const page = open(launched);
  await settled();
  return page;
}

it('names its login in the entry of the history by a random tag', () => {
  const [ana, reloaded, openedAgain, loggedInAgain] = [
    open(ANA),
    open(),
    open(ANA),
    open({ ...ANA, sessionId: 'S2' }),
  ].map(({ claims }) => claims);
  expect(ana).toEqual([{ login: expect.stringMatching(/^[\da-f]{32}$/) as string }]);
  expect([reloaded, openedAgain]).toEqual([ana, ana]);
  expect(loggedInAgain).not.toEqual(ana);
});

it('becomes the latest borrower of the device, also after a reload', async () => {
  await openSettled(ANA);
  expect(latest()).toBe(marked(ANA));
  localStorage.removeItem('h5.borrower');
  await openSettled();
  expect(latest()).toBe(marked(ANA));
});

it.each([
  ['hears of it from storage', 'page', 'storage'],
  ['is looked at again', 'document', 'visibilitychange'],
] as const)('stops when it %s that another borrower was launched', async (_, on, event) => {
  const ana = await openSettled(ANA);
  storages.device.write(LATEST_KEY, marked(BRUNO));
  expect(ana.root.hidden).toBe(false);
  ana[on].dispatchEvent(new Event(event));
  expect(ana.root.hidden).toBe(true);
  expect(ana.went).toEqual(['about:blank']);
  ana[on].dispatchEvent(new Event(event));
  expect(ana.went).toHaveLength(1);
  expect(Object.keys(sessionStorage).join()).not.toContain('session');
});

it('stops without storage, by a message of the other tab', () => {
  const ana = open(ANA);
  new FakeChannel().postMessage('ana');
  expect(ana.went).toEqual([]);
  new FakeChannel().postMessage('bruno');
  expect(ana.root.hidden).toBe(true);
  expect(ana.went).toEqual(['about:blank']);
});

it('announces a fresh launch to the other tabs, but no reload', () => {
  const heard: unknown[] = [];
  new FakeChannel().addEventListener('message', (event) => {
    heard.push((event as MessageEvent).data);
  });
  open(ANA);
  open();
  expect(heard).toEqual(['ana']);
});

it('does not listen without a session', async () => {
  await openSettled();
  expect(FakeChannel.open.size).toBe(0);
});

it('stays stopped when it returns from the cache', () => {
  const ana = open(ANA);
  new FakeChannel().postMessage('bruno');
  ana.leaves();
  ana.returns();
  expect(ana.went).toEqual(['about:blank']);
});

it('is not reloaded by its first display where the tab stores no session', () => {
  const ana = open(ANA);
  sessionStorage.clear();
  ana.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(ana.root.hidden).toBe(false);
  expect(ana.went).toEqual([]);
});

it('is empty and sends nothing when stopped, also where its host refuses the empty address', async () => {
  const { page, body, sent } = open(ANA);
  new FakeChannel().postMessage('bruno');
  expect(body.replaceChildren).toHaveBeenCalledWith();
  expect(page.stop).toHaveBeenCalledTimes(1);
  await expect(page.fetch('/loan-details')).rejects.toThrow('ended');
  expect(() => new page.XMLHttpRequest().send()).toThrow('ended');
  expect(sent).toEqual([]);
});

it('does not stop before its own hash is known', () => {
  const ana = open(ANA);
  storages.device.write(LATEST_KEY, marked(ANA));
  ana.page.dispatchEvent(new Event('storage'));
  expect(ana.went).toEqual([]);
});

it('continues two tabs of one borrower with their session', async () => {
  const ana = open(ANA);
  // The other tab's digest is ready first.
  storages.device.write(LATEST_KEY, marked(ANA));
  await settled();
  ana.page.dispatchEvent(new Event('storage'));
  expect(ana.went).toEqual([]);
  expect(storedSession(storages)).toEqual(ANA);
});

it('returns blank from the cache, and is shown to its own login', async () => {
  const ana = await openSettled(ANA);
  ana.leaves();
  ana.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(ana.root.hidden).toBe(true);
  ana.returns();
  expect(ana.root.hidden).toBe(false);
  expect(ana.went).toEqual([]);
});

it.each([
  ['another login of the same borrower', { ...ANA, sessionId: 'S2' }],
  ['another borrower', BRUNO],
])('returns empty from the cache and is reloaded when the tab has had %s', async (_, next) => {
  const ana = await openSettled(ANA);
  ana.leaves();
  await openSettled(next);
  ana.returns();
  expect(ana.root.hidden).toBe(true);
  expect(ana.body.replaceChildren).toHaveBeenCalledWith();
  expect(ana.went).toEqual(['anew']);
});

it('is reloaded on its return from the cache, and keeps another borrower’s session', async () => {
  const ana = await openSettled(ANA);
  ana.leaves();
  await openSettled(BRUNO);
  // A browser fires the event before or after the page returns.
  ana.document.dispatchEvent(new Event('visibilitychange'));
  ana.returns();
  ana.document.dispatchEvent(new Event('visibilitychange'));
  ana.returns();
  expect(ana.went).toEqual(['anew']);
  expect(storedSession(storages)).toEqual(BRUNO);
});

it('does not become the latest borrower when left before its digest is ready', async () => {
  const answer = holdDigest();
  const ana = open(ANA);
  ana.leaves();
  await openSettled(BRUNO);
  answer();
  ana.returns();
  await settled();
  expect(latest()).toBe(marked(BRUNO));
  expect(storedSession(storages)).toEqual(BRUNO);
});

it('does not take the device back from the next borrower of its tab, also where tabs have no channel', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const answer = holdDigest();
  open(ANA);
  await openSettled(BRUNO);
  answer();
  await settled();
  expect(latest()).toBe(marked(BRUNO));
  expect(storedSession(storages)).toEqual(BRUNO);
});

it('becomes the latest borrower when it returns to its tab before its digest is ready', async () => {
  digest.mockImplementationOnce(() => new Promise(() => undefined));
  const ana = open(ANA);
  ana.leaves();
  ana.returns();
  await settled();
  expect(latest()).toBe(marked(ANA));
});

it.each(['{"a":1}', '[]', '7', 'true'])(
  'becoming the latest borrower treats %s under the key as absent',
  async (kept) => {
    localStorage.setItem('h5.borrower', kept);
    const ana = await openSettled(ANA);
    expect(ana.went).toEqual([]);
    expect(latest()).toBe(marked(ANA));
    expect((await openSettled()).went).toEqual([]);
    expect(storedSession(storages)).toEqual(ANA);
  },
);

it('removes the earlier session when the new one cannot be stored', () => {
  open(ANA).leaves();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open(BRUNO);
  refuse.mockRestore();
  becomeLatestBorrower(storages, marked(BRUNO));
  expect(storedSession(storages)).toEqual({});
});

it('stores nothing of an ended session, and shows its page to no other borrower', async () => {
  const ana = await openSettled(ANA);
  endSession(createOwnedStorage(storages, ownerHashesOf(storages, ANA)), ana.page);
  expect(FakeChannel.open.size).toBe(0);
  expect(ana.page.performance.clearResourceTimings).toHaveBeenCalledTimes(1);
  ana.leaves();
  ana.returns();
  expect(ana.went).toEqual(['anew']);
});

it('shows a page that stays after it was told to leave, as for a link to an app', async () => {
  const ana = await openSettled(ANA);
  ana.leaves();
  expect(ana.root.hidden).toBe(true);
  ana.stays();
  expect(ana.root.hidden).toBe(false);
  expect(ana.went).toEqual([]);
});

it('does not show a page that stays if its tab has another login meanwhile', async () => {
  const ana = await openSettled(ANA);
  ana.leaves();
  await openSettled(BRUNO);
  ana.stays();
  expect(ana.root.hidden).toBe(true);
  expect(ana.body.replaceChildren).toHaveBeenCalled();
});
