import { screen } from '@testing-library/react';
import { act } from 'react';
import { startApp as startPage } from '@/app/boot/assetErrors';
import { takeHandover } from '@/app/boot/handover';
import { boot } from '@/app/boot/main';
import { start as startApp } from '@/app/pages/borrower/start';
import * as texts from '@/design/i18n/i18n';
import { remoteDevTools } from '@/platform/devTools/remoteDevTools';
import sandbox from '../../../../public/environments/sandbox.json';
import { createLender, type Lender } from '../../../../sandbox/index';
import { FakeChannel } from '../../../support/fakeChannel';

jest.mock('@/design/i18n/i18n', () => ({
  __esModule: true,
  ...jest.requireActual<typeof texts>('@/design/i18n/i18n'),
}));

jest.mock('@/platform/devTools/remoteDevTools', () => ({
  remoteDevTools: jest.fn(() => false),
}));

/** Runs the page's scripts in order. */
function start(page: Window) {
  boot(page);
  return startApp(page, takeHandover(page));
}

/** A page as the server sends it. Records the address at each call to the lender. */
function servePage(lender: Lender, environment: unknown = sandbox, search = '') {
  const addresses: string[] = [];
  document.body.innerHTML = '<div id="root"></div>';
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'environment';
  block.textContent = JSON.stringify(environment);
  document.body.append(block);
  window.history.replaceState(null, '', `/loanDetail${search}`);
  window.fetch = (input, init) => {
    addresses.push(window.location.href);
    return lender.fetch(input, init);
  };
  return { addresses };
}

const launchOf = (lender: Lender, language: string) =>
  `?${new URLSearchParams(lender.launch('overdue', { language })).toString()}`;

afterEach(() => {
  document.documentElement.hidden = false;
  document.body.innerHTML = '';
});

it('the page has the launch’s language, also in its `lang` attribute', async () => {
  const lender = createLender();
  servePage(lender, sandbox, launchOf(lender, '1'));
  await act(() => start(window));
  expect(await screen.findByRole('button', { name: 'Repay' })).toBeEnabled();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('no request leaves while the address contains a session value', async () => {
  const lender = createLender();
  const { addresses } = servePage(lender, sandbox, launchOf(lender, '2'));
  const { orderId = '', productId = '' } = lender.launch('overdue');
  await act(() => start(window));
  await screen.findByRole('button', { name: 'Pagar' });
  const bare = `${window.location.origin}/loanDetail?productId=${productId}&orderId=${orderId}`;
  expect(new Set(addresses)).toEqual(new Set([bare]));
});

it('an invalid environment shows a page that names the key, and the address is cleaned', async () => {
  const lender = createLender();
  servePage(lender, { ...sandbox, merchantNumber: 7, apiBase: 'ftp://x' }, launchOf(lender, '1'));
  await act(() => start(window));
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong configuration');
  expect(screen.getByText(/^merchantNumber: /)).toBeVisible();
  expect(screen.getByText(/^apiBase: /)).toBeVisible();
  expect(window.location.search).not.toContain('sessionId');
  expect(lender.requests).toEqual([]);
});

it('if the texts fail to load, the page shows the words of the page, and Retry', async () => {
  const lender = createLender();
  servePage(lender, sandbox, launchOf(lender, '1'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(texts, 'loadCatalogue').mockRejectedValue(new Error('Loading chunk 3 failed'));
  await act(() => start(window));
  expect(screen.getByRole('alert')).toHaveTextContent('The page could not be loaded.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

it.each([
  [0, 'is off', {}],
  [1, 'is on', { remoteDevTools: true }],
])('connects %i remote DevTools if the switch %s', async (watchers, _, features) => {
  const lender = createLender();
  servePage(lender, { ...sandbox, features }, launchOf(lender, '1'));
  await act(() => start(window));
  await screen.findByRole('button', { name: 'Repay' });
  expect(remoteDevTools).toHaveBeenCalledTimes(watchers);
});

describe('a page that another borrower’s launch ends while its app is starting', () => {
  beforeEach(() => {
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    jest.spyOn(window, 'stop').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    FakeChannel.open.clear();
  });

  /** Ends the page at a moment of its start, and returns what it has said. */
  async function end(moment: (finish: () => void) => void) {
    const lender = createLender();
    servePage(lender, sandbox, launchOf(lender, '1'));
    const said = jest.spyOn(console, 'error').mockImplementation();
    const onUnhandled = jest.fn();
    window.addEventListener('unhandledrejection', onUnhandled);
    boot(window);
    moment(() => {
      new FakeChannel().postMessage('another borrower');
    });
    await act(async () => {
      startPage(window, startApp);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(document.body.innerHTML).toBe('');
    // jsdom cannot go to the empty page.
    const errors = said.mock.calls.filter(([error]) => !String(error).includes('navigation'));
    return [errors, onUnhandled.mock.calls, lender.requests];
  }

  it.each<[string, (finish: () => void) => void]>([
    ['before its app runs', (finish) => finish()],
    [
      'before its texts are there',
      (finish) =>
        jest.spyOn(texts, 'loadCatalogue').mockImplementation(() => {
          finish();
          return Promise.resolve();
        }),
    ],
    [
      'so that its files are lost',
      (finish) =>
        jest.spyOn(texts, 'loadCatalogue').mockImplementation(() => {
          finish();
          return Promise.reject(new Error('Loading chunk 3 failed'));
        }),
    ],
  ])('starts nothing and says nothing, when it ends %s', async (_, moment) => {
    expect(await end(moment)).toEqual([[], [], []]);
  });
});
