import { startApp } from '@/app/boot/assetErrors';
import { handoverIn } from '@/app/boot/handover';
import { writeBlocks } from '../../support/blocks';
import { testEnvironment } from '../../support/environment';
import { FakeChannel } from '../../support/fakeChannel';

/** Each page's inline start, run as the page's first script. */
const starts = {
  borrower: () => jest.requireActual<object>('@/app/boot/start'),
  promotion: () => jest.requireActual<object>('@/app/boot/promotion/start'),
  site: () => jest.requireActual<object>('@/app/boot/site/start'),
};
type PageKind = keyof typeof starts;

const LAUNCH = '?userId=1&sessionId=SECRET&productId=3&orderId=9&language=1';
const pages: readonly (readonly [PageKind, string])[] = [
  ['borrower', `/ynRepay${LAUNCH}`],
  ['promotion', '/promotion?id=7&sessionId=SECRET'],
  ['site', `/About${LAUNCH}`],
];

const reads = {
  borrower: ['repaymentWay', { orderId: 'orderId' }, 'loanServicePrefix', '/repayment-way'],
  promotion: ['channelTemplate', { templateId: 'id' }, 'promotionPrefix', '/template'],
} as const;

const prepare = (isPrepared: boolean) => {
  Object.defineProperty(document, 'prerendering', { value: isPrepared, configurable: true });
};

/** A page whose inline script has run. */
function open(kind: PageKind, address: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"></div>';
  const [alias, parameters, prefix, path] = kind === 'site' ? [] : reads[kind];
  const page = alias && {
    asks: { alias, parameters },
    prefix,
    path,
    success: 'payment',
    method: 'POST',
    client: 'json',
    texts: {},
  };
  writeBlocks({ environment: testEnvironment(), ...(page && { page }) });
  window.history.replaceState(null, '', address);
  const sent: unknown[] = [];
  window.fetch = (url) => {
    sent.push(url);
    return new Promise(() => undefined);
  };
  jest.isolateModules(() => {
    starts[kind]();
  });
  return sent;
}

function show() {
  prepare(false);
  document.dispatchEvent(new Event('prerenderingchange'));
}

const stored = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)];

beforeAll(() => {
  Object.assign(globalThis, { __LAUNCH_PAD__: false });
});
/** The listeners of a page, which must not hear the next test's events. */
let added: jest.SpyInstance<void, Parameters<Document['addEventListener']>>;

beforeEach(() => {
  added = jest.spyOn(document, 'addEventListener');
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  prepare(true);
});
afterEach(() => {
  added.mock.calls.forEach(([name, listener]) => {
    document.removeEventListener(name, listener);
  });
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(window, 'handOver');
  FakeChannel.open.clear();
});

it.each(pages)(
  'a prepared %s page begins, asks and tells nothing before it is shown',
  (...page) => {
    const heard: unknown[] = [];
    new FakeChannel().addEventListener('message', () => heard.push('a launch'));
    const sent = open(...page);
    const app = jest.fn(() => new Promise<void>(() => undefined));
    startApp(window, app);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect([sent, stored(), heard, app.mock.calls]).toEqual([[], [], [], []]);
    expect(handoverIn(window)).toBeUndefined();
  },
);

it('a prepared borrower’s page begins when it is shown', () => {
  const sent = open('borrower', `/ynRepay${LAUNCH}`);
  const app = jest.fn(() => new Promise<void>(() => undefined));
  startApp(window, app);
  show();
  expect(sent).toEqual([expect.stringContaining('repayment-way')]);
  expect(window.location.href).not.toContain('SECRET');
  expect(stored()).toContain('h5.session');
  expect(app).toHaveBeenCalledTimes(1);
});

it('a prepared page says when it is shown that its app could not be loaded', () => {
  document.body.innerHTML = '';
  open('borrower', `/ynRepay${LAUNCH}`);
  document.body.insertAdjacentHTML('beforeend', '<p id="lost" hidden></p>');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.getElementById('lost')?.hidden).toBe(true);
  show();
  expect(document.getElementById('lost')?.hidden).toBe(false);
});

it('a public page takes a launch out of its address before any other script, and keeps the language', () => {
  prepare(false);
  open('site', `/About${LAUNCH}`);
  expect(window.location.href).toMatch(/\/About\?productId=3&orderId=9$/);
  expect(window.history.state).toMatchObject({ language: '1' });
  expect(stored()).toContain('h5.session');
});

it('a public page is guarded before its app is loaded', () => {
  prepare(false);
  open('site', `/About${LAUNCH}`);
  document.body.innerHTML = '<div id="root">…</div>';
  const gone = jest.spyOn(window, 'stop').mockImplementation(() => undefined);
  // jsdom cannot go to the empty page.
  jest.spyOn(console, 'error').mockImplementation();
  new FakeChannel().postMessage('2');
  expect(gone).toHaveBeenCalledTimes(1);
  expect(document.body.innerHTML).toBe('');
  document.documentElement.hidden = false;
});
