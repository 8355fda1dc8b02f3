import { openSession, openWithoutSession } from '@/platform/session/launch/openSession';
import { loginTag } from '@/platform/session/owner/latestBorrower';
import { createBrowserStorage, storagesOf } from '@/platform/storage/browserStorage';
import { SESSION_NAMES } from '../../support/launchNames';
import { settle } from '../../support/openStores';

const storages = storagesOf(window);

/** The state of an entry that no script has seen yet. */
const NEW: object | null = null;

/** The address that the native app, a reload or a link opens in this tab. */
function open(search: string, { pathname = '/confirm', hash = '', state = NEW } = {}) {
  const replaceState = jest.fn();
  const history = { state, replaceState };
  const opened = openSession({ location: { pathname, search, hash }, history, storages });
  settle(storages, opened);
  return { ...opened, replaceState };
}

const ANA = '?userId=70000001&sessionId=SECRET-A&language=1&mobilePhone=5500001111';
const ANA_AGAIN = '?userId=70000001&sessionId=SECRET-AA';
const BRUNO = '?userId=70000002&sessionId=SECRET-B';

const given = (search: string) => Object.fromEntries(new URLSearchParams(search));

describe('opening a page', () => {
  it('removes the session from the address and keeps the screen’s parameters', () => {
    const { replaceState } = open(`${ANA}&productId=3&orderId=9&from=confirm`, {
      hash: '#top',
      state: { idx: 3 },
    });
    const address = '/confirm?productId=3&orderId=9&from=confirm#top';
    expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', address);
  });

  it('never rewrites the address to another host, for any path', () => {
    const { replaceState } = open(ANA, { pathname: '//elsewhere.example/confirm' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/elsewhere.example/confirm');
  });

  it('works without storage', () => {
    const broken = createBrowserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const location = { pathname: '/confirm', search: ANA, hash: '' };
    const history = { state: null, replaceState: jest.fn() };
    const { launch } = openSession({
      location,
      history,
      storages: { tab: broken, device: broken },
    });
    expect(launch.userId).toBe('70000001');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/confirm');
  });
});

it('reads no storage for a complete launch, because the first use of a storage is slow', () => {
  const read = jest.fn();
  const untouched = { read, write: read, remove: read, keys: read };
  const everything = Object.fromEntries(
    [...SESSION_NAMES, 'productId', 'orderId'].map((name) => [name, '1']),
  );
  const { launch } = openSession({
    location: { pathname: '/', search: `?${new URLSearchParams(everything)}`, hash: '' },
    history: { state: null, replaceState: () => undefined },
    storages: { tab: untouched, device: untouched },
  });
  expect(launch).toEqual(everything);
  expect(read).not.toHaveBeenCalled();
});

describe('the same login', () => {
  it('keeps its language for an address of ours without one', () => {
    open(ANA);
    expect(open('?userId=70000001&sessionId=SECRET-A&productId=3').launch.language).toBe('1');
  });

  it('does not use the order of one product for another', () => {
    open(`${ANA}&productId=3&orderId=9`);
    expect(open('?productId=3').launch.orderId).toBe('9');
    expect(open('?productId=4').launch).not.toHaveProperty('orderId');
  });
});

it('an incomplete launch gives order, product and language to its own document only, and is not stored', () => {
  const { launch } = open(`${ANA}&productId=3&orderId=9`);
  const opened = open('?productId=4&orderId=10&language=2').launch;
  expect(opened).toEqual({ ...launch, productId: '4', orderId: '10', language: '2' });
  expect(open('').launch).toEqual(launch);
});

describe('a complete launch', () => {
  it.each([
    ['of another borrower', BRUNO],
    ['of the same one, logged in again', ANA_AGAIN],
  ])('%s has no value of the last session', (_, search) => {
    open(`${ANA}&orderId=9&swift=SECRET-C`);
    expect(open(search).launch).toEqual(given(search));
    expect(open('').launch).toEqual(given(search));
  });
});

describe('an entry of the history', () => {
  const OF_ANA = '?productId=3&orderId=9&amount=153207&language=2';
  const nameOf = () => ({ login: loginTag(storages), idx: 2 });

  it('of the same login keeps its query, also after its page was opened again', () => {
    open(ANA);
    const state = nameOf();
    expect(state.login).toMatch(/^[\da-f]{32}$/);
    open(`${ANA}&productId=4`);
    const { launch, replaceState } = open(OF_ANA, { state });
    expect(launch).toMatchObject({ productId: '3', orderId: '9' });
    expect(replaceState).toHaveBeenCalledWith(
      state,
      '',
      `/confirm${OF_ANA.replace('&language=2', '')}`,
    );
  });

  it.each([
    ['another borrower', BRUNO],
    ['the same borrower', ANA_AGAIN],
  ])('of an earlier login opens without its query after a login of %s', (_, next) => {
    open(ANA);
    const state = nameOf();
    open(`${next}&productId=7`);
    const { launch, isFreshLaunch, replaceState } = open(OF_ANA, { state });
    expect([launch, isFreshLaunch]).toEqual([given(`${next}&productId=7`), false]);
    expect(replaceState.mock.calls).toEqual([[null, '', '/confirm']]);
  });

  it.each([
    ['without a login', { idx: 0 }],
    ['with something else under the name', { idx: 0, login: { a: 1 } }],
  ])('made %s is no entry of a later login', (_, state) => {
    open(ANA);
    expect(open(OF_ANA, { state }).launch).toEqual(given(ANA));
  });

  it('of an ended session opens without its query', () => {
    open(ANA);
    const state = nameOf();
    storages.tab.remove('session');
    const { launch, replaceState } = open(OF_ANA, { state });
    expect(launch).toEqual({});
    expect(replaceState).toHaveBeenCalledWith(null, '', '/confirm');
  });

  it('without a login keeps its query while there is none', () => {
    const { replaceState } = open('?orderId=9', { state: { idx: 0 } });
    expect(replaceState).toHaveBeenCalledWith({ idx: 0 }, '', '/confirm?orderId=9');
  });

  it('has no tag of a session that another program wrote without a text', () => {
    storages.tab.write('session', { value: given(ANA), latest: null, tag: { a: 1 } });
    expect(open(OF_ANA, { state: { idx: 0 } }).launch).toMatchObject({ orderId: '9' });
  });
});

it('starts and changes no session on a page without one, and cleans its address', () => {
  const { launch } = open(ANA);
  const history = { state: null, replaceState: jest.fn() };
  const search = `${BRUNO}&mobilePhone=1&deviceId=2&merchantNumber=3&orderId=4&swift=S&language=1&id=7`;
  const location = { pathname: '/promotion', search, hash: '#/' };
  // The order stays in the address, and reaches no call.
  expect(openWithoutSession({ location, history })).toEqual({ swift: 'S', language: '1' });
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/promotion?orderId=4&id=7#/');
  expect(open('').launch).toEqual(launch);
});

it('reads nothing of the window but its address and its history', () => {
  const read: PropertyKey[] = [];
  const page = new Proxy(window, {
    get: (target, name) => {
      read.push(name);
      return Reflect.get(target, name, target) as unknown;
    },
  });
  openWithoutSession(page);
  expect(new Set(read)).toEqual(new Set(['history', 'location']));
});

it('a session that was written into the tab from outside is checked like a query', () => {
  sessionStorage.setItem('h5.session', '{"value":{"userId":{"a":1},"sessionId":7}}');
  expect(open('').launch).toEqual({});
});
