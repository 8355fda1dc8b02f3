import { boxesOf } from '../../src/session/box';
import { guardPage } from '../../src/session/guardPage';
import { becomeLatest, keepSession, keptSession } from '../../src/session/latest';
import { LATEST_KEY } from '../../src/session/mark';
import { openSession } from '../../src/session/openSession';
import { markOf } from '../../src/session/owner';

const ANA = { userId: 'ana', sessionId: 'S1' };
const boxes = boxesOf(window);

/** What tabs tell one another; jsdom has none. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.open.forEach((other) => {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  FakeChannel.open.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** A launch, as the native app makes it, in this very tab. */
function launch({ userId, sessionId }: typeof ANA) {
  const opened = openSession({
    location: { pathname: '/', search: `?userId=${userId}&sessionId=${sessionId}`, hash: '' },
    history: { state: null, replaceState: () => undefined },
    boxes,
  });
  keepSession(boxes, opened.launch);
  return opened.launch;
}

/** Ana's page, guarded; it stands still for the test. */
function anasPage() {
  const went: string[] = [];
  const root = { hidden: false };
  const document = Object.assign(new EventTarget(), { documentElement: root });
  const location = {
    replace: (address: string) => went.push(address),
    reload: () => went.push('anew'),
  };
  const page = Object.assign(new EventTarget(), {
    ...{ document, location, localStorage, sessionStorage },
  });
  guardPage(page as unknown as Window, launch(ANA));
  const returns = (persisted: boolean) => {
    page.dispatchEvent(new Event('pagehide'));
    expect(root.hidden).toBe(true);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  return { page, document, root, went, returns };
}

it.each([
  ['hears of it from storage', 'page', 'storage'],
  ['is looked at again', 'document', 'visibilitychange'],
] as const)('goes blank and stops once it %s that somebody else was launched', (_, on, event) => {
  const ana = anasPage();
  boxes.device.write(LATEST_KEY, markOf(boxes.device, ['bruno']));
  expect(ana.root.hidden).toBe(false);
  ana[on].dispatchEvent(new Event(event));
  expect(ana.root.hidden).toBe(true);
  expect(ana.went).toEqual(['about:blank']);
  ana[on].dispatchEvent(new Event(event));
  expect(ana.went).toHaveLength(1);
  expect(Object.keys(sessionStorage).join()).not.toContain('session');
});

it('goes blank without storage, too: tabs tell one another', () => {
  const ana = anasPage();
  new FakeChannel().postMessage('ana');
  expect(ana.went).toEqual([]);
  new FakeChannel().postMessage('bruno');
  expect(ana.root.hidden).toBe(true);
  expect(ana.went).toEqual(['about:blank']);
});

it('comes back from the cache blank, and shows itself to its own login', () => {
  const ana = anasPage();
  ana.returns(true);
  expect(ana.root.hidden).toBe(false);
  expect(ana.went).toEqual([]);
});

it.each([
  ['another login of the same borrower', { ...ANA, sessionId: 'S2' }],
  ['another borrower', { userId: 'bruno', sessionId: 'S3' }],
])('comes back blank and is loaded anew where the tab has had %s', (_, next) => {
  const ana = anasPage();
  ana.page.dispatchEvent(new Event('pagehide'));
  launch(next);
  ana.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(ana.root.hidden).toBe(true);
  expect(ana.went).toEqual(['anew']);
});

it('on its way out of the cache it is loaded anew, and leaves another borrower their session', () => {
  const ana = anasPage();
  ana.page.dispatchEvent(new Event('pagehide'));
  launch({ userId: 'bruno', sessionId: 'S3' });
  becomeLatest(boxes, markOf(boxes.device, ['bruno']));
  // A browser says so before or after the page is back.
  ana.document.dispatchEvent(new Event('visibilitychange'));
  ana.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  ana.document.dispatchEvent(new Event('visibilitychange'));
  expect(ana.went).toEqual(['anew']);
  expect(keptSession(boxes).userId).toBe('bruno');
});
