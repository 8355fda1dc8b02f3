import { webcrypto } from 'node:crypto';
import { guardPage } from '../../src/session/crossTab/guardPage';
import { openSession } from '../../src/session/launch/openSession';
import { becomeLatestBorrower, keptSession } from '../../src/session/owner/latestBorrower';
import { endSession } from '../../src/session/owner/sessionEnd';
import { storagesOf } from '../../src/storage/browserStorage';
import { createOwnedStorage } from '../../src/storage/ownedStorage';
import { LATEST_KEY } from '../../src/storage/ownerHash';
import { ownerHashesOf, ownerHashOf } from '../support/ownerHashes';

const ANA = { userId: 'ana', sessionId: 'S1' };
const BRUNO = { userId: 'bruno', sessionId: 'S3' };
const storages = storagesOf(window);
const marked = ({ userId }: typeof ANA) => ownerHashOf(storages.device, [userId]);
const latest = () => storages.device.read(LATEST_KEY);

/** What tabs tell one another; jsdom has none. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor(private readonly name = 'h5') {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.open.forEach((other) => {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** The browser's own digest, which jsdom lacks. */
let digest: jest.Mock;

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  digest = jest.fn((name: string, data: BufferSource) => webcrypto.subtle.digest(name, data));
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
});
afterEach(async () => {
  // What a test left under way must not reach the next one's storage.
  await settled();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(crypto, 'subtle');
  FakeChannel.open.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Until the digests that can answer have answered. */
async function settled() {
  const asked = digest.mock.results.map(({ value }) => value as Promise<unknown>);
  await Promise.race([Promise.all(asked.slice(-1)), new Promise((end) => setTimeout(end, 500))]);
  await new Promise((resolve) => setTimeout(resolve));
}

/** A page that stands still for the test, opened in this very tab: by a launch, or by a reload where there is none. */
function open(launched?: typeof ANA) {
  const went: string[] = [];
  const root = { hidden: false };
  const body = { replaceChildren: jest.fn() };
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    querySelector: (selector: string) => (selector === 'body' ? body : null),
  });
  const location = {
    ...{
      pathname: '/',
      search: launched ? `?${String(new URLSearchParams(launched))}` : '',
      hash: '',
    },
    replace: (address: string) => went.push(address),
    reload: () => went.push('anew'),
  };
  const sent: unknown[] = [];
  class Line {
    send() {
      sent.push('XMLHttpRequest');
    }
  }
  const calls = { stop: jest.fn(), XMLHttpRequest: Line, fetch: (url: unknown) => sent.push(url) };
  const performance = { clearResourceTimings: jest.fn() };
  const page = Object.assign(new EventTarget(), {
    ...{ document, location, localStorage, sessionStorage, performance, ...calls },
  });
  const history = { state: null, replaceState: () => undefined };
  guardPage(page as unknown as Window, openSession({ location, history, storages }));
  const leaves = () => page.dispatchEvent(new Event('pagehide'));
  const returns = () =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { page, document, root, body, went, sent, leaves, returns };
}

async function openSettled(launched?: typeof ANA) {
  const page = open(launched);
  await settled();
  return page;
}

it('a fresh launch replaces the earlier session of its tab at once', () => {
  open(ANA).leaves();
  open(BRUNO);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('S1');
  expect(keptSession(storages)).toEqual(BRUNO);
});

it('becomes the latest borrower of the device, and so does a reload', async () => {
  await openSettled(ANA);
  expect(latest()).toBe(marked(ANA));
  localStorage.removeItem('h5.borrower');
  await openSettled();
  expect(latest()).toBe(marked(ANA));
});

it.each([
  ['hears of it from storage', 'page', 'storage'],
  ['is looked at again', 'document', 'visibilitychange'],
] as const)('stops once it %s that another borrower was launched', async (_, on, event) => {
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

it('stops without storage, too: tabs tell one another', () => {
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

it('a page that has stopped is empty and sends nothing, also where its host refuses the empty address', async () => {
  const { page, body, sent } = open(ANA);
  new FakeChannel().postMessage('bruno');
  expect(body.replaceChildren).toHaveBeenCalledWith();
  expect(page.stop).toHaveBeenCalledTimes(1);
  await expect(page.fetch('/loan-details')).rejects.toThrow('ended');
  expect(() => new page.XMLHttpRequest().send()).toThrow('ended');
  expect(sent).toEqual([]);
});

it('does not stop before it is known who is launched', () => {
  const ana = open(ANA);
  storages.device.write(LATEST_KEY, marked(ANA));
  ana.page.dispatchEvent(new Event('storage'));
  expect(ana.went).toEqual([]);
});

it('two tabs of one borrower go on, and keep their session', async () => {
  const ana = open(ANA);
  // The other tab's digest answered first.
  storages.device.write(LATEST_KEY, marked(ANA));
  await settled();
  ana.page.dispatchEvent(new Event('storage'));
  expect(ana.went).toEqual([]);
  expect(keptSession(storages)).toEqual(ANA);
});

it('comes back from the cache blank, and shows itself to its own login', async () => {
  const ana = await openSettled(ANA);
  ana.leaves();
  expect(ana.root.hidden).toBe(true);
  ana.returns();
  expect(ana.root.hidden).toBe(false);
  expect(ana.went).toEqual([]);
});

it.each([
  ['another login of the same borrower', { ...ANA, sessionId: 'S2' }],
  ['another borrower', BRUNO],
])('comes back empty and is loaded anew where the tab has had %s', async (_, next) => {
  const ana = await openSettled(ANA);
  ana.leaves();
  await openSettled(next);
  ana.returns();
  expect(ana.root.hidden).toBe(true);
  expect(ana.body.replaceChildren).toHaveBeenCalledWith();
  expect(ana.went).toEqual(['anew']);
});

it('on its way out of the cache it is loaded anew, and leaves another borrower their session', async () => {
  const ana = await openSettled(ANA);
  ana.leaves();
  await openSettled(BRUNO);
  // A browser says so before or after the page is back.
  ana.document.dispatchEvent(new Event('visibilitychange'));
  ana.returns();
  ana.document.dispatchEvent(new Event('visibilitychange'));
  ana.returns();
  expect(ana.went).toEqual(['anew']);
  expect(keptSession(storages)).toEqual(BRUNO);
});

it('a page that was left before its digest answered does not take the device back from the next borrower', async () => {
  const answers: (() => void)[] = [];
  digest.mockImplementationOnce(async (name: string, data: BufferSource) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return webcrypto.subtle.digest(name, data);
  });
  const ana = open(ANA);
  ana.leaves();
  await openSettled(BRUNO);
  answers.forEach((answer) => {
    answer();
  });
  ana.returns();
  await settled();
  expect(latest()).toBe(marked(BRUNO));
  expect(keptSession(storages)).toEqual(BRUNO);
});

it('does not take the device back from the next borrower of its tab, also where tabs have no channel', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const answers: (() => void)[] = [];
  digest.mockImplementationOnce(async (name: string, data: BufferSource) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return webcrypto.subtle.digest(name, data);
  });
  open(ANA);
  await openSettled(BRUNO);
  answers.forEach((answer) => {
    answer();
  });
  await settled();
  expect(latest()).toBe(marked(BRUNO));
  expect(keptSession(storages)).toEqual(BRUNO);
});

it('a page that comes back to its own tab before its digest answered becomes the latest then', async () => {
  digest.mockImplementationOnce(() => new Promise(() => undefined));
  const ana = open(ANA);
  ana.leaves();
  ana.returns();
  await settled();
  expect(latest()).toBe(marked(ANA));
});

describe('becoming the latest borrower', () => {
  it.each(['{"a":1}', '[]', '7', 'true'])('takes %s under the key for nothing', async (kept) => {
    localStorage.setItem('h5.borrower', kept);
    const ana = await openSettled(ANA);
    expect(ana.went).toEqual([]);
    expect(latest()).toBe(marked(ANA));
    expect((await openSettled()).went).toEqual([]);
    expect(keptSession(storages)).toEqual(ANA);
  });
});

it('a session that cannot be kept takes the earlier one with it', () => {
  open(ANA).leaves();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open(BRUNO);
  refuse.mockRestore();
  becomeLatestBorrower(storages, marked(BRUNO));
  expect(keptSession(storages)).toEqual({});
});

it('holds nothing of a session that has ended, and shows its page to no other', async () => {
  const ana = await openSettled(ANA);
  endSession(createOwnedStorage(storages, ownerHashesOf(storages, ANA)), ana.page);
  expect(FakeChannel.open.size).toBe(0);
  expect(ana.page.performance.clearResourceTimings).toHaveBeenCalledTimes(1);
  ana.leaves();
  ana.returns();
  expect(ana.went).toEqual(['anew']);
});
