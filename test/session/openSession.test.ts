import { openSession, PROMOTION_DEVICE_KEY } from '../../src/session/openSession';
import { createKeep } from '../../src/session/storage';
import { forgetEverything } from '../support/house';

const tab = createKeep(() => sessionStorage);
const device = createKeep(() => localStorage);

/** What the native app, a reload or a link opens in this tab. */
function open(search: string, { pathname = '/confirm', hash = '' } = {}) {
  const replaceState = jest.fn();
  const history = { state: { idx: 3 }, replaceState };
  const opened = openSession({ location: { pathname, search, hash }, history, tab, device });
  return { ...opened, replaceState };
}

const ANA = '?userId=70000001&sessionId=SECRET-A&language=1&mobilePhone=5500001111';
const BRUNO = '?userId=70000002&sessionId=SECRET-B';

const openNewTab = () => {
  sessionStorage.clear();
};

afterEach(forgetEverything);

describe('opening a page', () => {
  it('takes the session out of the address and keeps the screen’s own parameters', () => {
    const { replaceState } = open(`${ANA}&productId=3&orderId=9&from=confirm`, { hash: '#top' });
    const address = '/confirm?productId=3&orderId=9&from=confirm#top';
    expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', address);
  });

  it('never rewrites it to another host, however the path begins', () => {
    const { replaceState } = open(ANA, { pathname: '//elsewhere.example/confirm' });
    expect(replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/elsewhere.example/confirm');
  });

  it('is a fresh launch with a session in the query, and a reload without', () => {
    expect(open(ANA).isFreshLaunch).toBe(true);
    expect(open('?productId=3').isFreshLaunch).toBe(false);
  });

  it('leaves nothing of the session in the storage that outlives the tab', () => {
    open(`${ANA}&swift=SECRET-C&deviceId=SECRET-D`);
    const kept = JSON.stringify(Object.entries(localStorage));
    for (const secret of ['70000001', 'SECRET', '5500001111']) expect(kept).not.toContain(secret);
  });

  it('works where the browser keeps nothing', () => {
    const broken = createKeep(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const location = { pathname: '/confirm', search: ANA, hash: '' };
    const history = { state: null, replaceState: jest.fn() };
    const { launch } = openSession({ location, history, tab: broken, device: broken });
    expect(launch.userId).toBe('70000001');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/confirm');
  });
});

describe('the same login', () => {
  it('survives a reload in its tab', () => {
    const { launch } = open(ANA);
    expect(open('').launch).toEqual(launch);
  });

  it('keeps its language when an address of ours brings it back without one', () => {
    open(ANA);
    expect(open('?userId=70000001&sessionId=SECRET-A&productId=3').launch.language).toBe('1');
  });

  it('takes what a later launch says anew', () => {
    open(`${ANA}&productId=3&orderId=9`);
    expect(open('?orderId=10').launch).toMatchObject({ productId: '3', orderId: '10' });
  });

  it('does not take the order of one product for an order of another', () => {
    open(`${ANA}&productId=3&orderId=9`);
    expect(open('?productId=3').launch.orderId).toBe('9');
    expect(open('?productId=4').launch).not.toHaveProperty('orderId');
  });

  it('finds its drafts again in a new tab', () => {
    open(ANA);
    device.write('complaint.drafts', ['mine']);
    openNewTab();
    open(ANA);
    expect(device.read('complaint.drafts')).toEqual(['mine']);
  });
});

describe('another borrower', () => {
  it.each([
    ['another user', BRUNO],
    ['the same user in another login', '?userId=70000001&sessionId=SECRET-B'],
    ['another user without a login', '?userId=70000002'],
  ])('starts from nothing: %s', (_, search) => {
    open(`${ANA}&orderId=9`);
    tab.write('writes', { key: 'an entry' });
    const { launch } = open(search);
    expect(launch).toEqual(Object.fromEntries(new URLSearchParams(search)));
    expect(tab.read('writes')).toBeNull();
  });

  it.each([
    ['in the same tab', () => undefined],
    ['in a new tab', openNewTab],
  ])('finds no draft of the last one %s, but the visitor’s device id', (_, between) => {
    open(ANA);
    device.write('complaint.drafts', ['mine']);
    device.write(PROMOTION_DEVICE_KEY, 'random');
    between();
    open(BRUNO);
    expect(device.read('complaint.drafts')).toBeNull();
    expect(device.read(PROMOTION_DEVICE_KEY)).toBe('random');
  });

  it('leaves alone what is not ours', () => {
    localStorage.setItem('somebody else', '1');
    sessionStorage.setItem('somebody else', '1');
    open(ANA);
    open(BRUNO);
    expect(localStorage.getItem('somebody else')).toBe('1');
    expect(sessionStorage.getItem('somebody else')).toBe('1');
  });
});

describe('a session that another hand put into the tab', () => {
  it.each([
    ['text', '"userId"'],
    ['a list', '["userId"]'],
    ['no JSON', '{'],
    ['values that are no text', '{"userId":{"a":1},"sessionId":7}'],
    ['values that no query could bring', `{"userId":"a\\u0000","sessionId":"${'x'.repeat(257)}"}`],
  ])('is checked like a query: %s', (_, kept) => {
    sessionStorage.setItem('h5.session', kept);
    expect(open('').launch).toEqual({});
  });
});
