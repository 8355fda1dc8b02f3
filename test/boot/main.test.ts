import { handoverIn, takeHandover } from '../../src/boot/handover';
import { boot } from '../../src/boot/main';
import { keepSession, keptSession } from '../../src/session/owner/latestBorrower';
import { storagesOf } from '../../src/storage/browserStorage';
import { LATEST_KEY } from '../../src/storage/ownerHash';
import { writeBlocks } from '../support/blocks';
import { testEnvironment } from '../support/environment';
import { forgetEverything } from '../support/house';
import { SESSION_NAMES } from '../support/launchNames';
import { ownerHashOf } from '../support/ownerHashes';

const read = {
  asks: { alias: 'loanDetails', parameters: { productId: 'productId', orderId: 'orderId' } },
  prefix: 'generalPrefix',
  path: '/v3/loan-details/loan-details',
  method: 'GET',
  client: 'form',
  success: 'general',
  texts: { es: [], en: [] },
};

/** A page as it was built for one screen, opened at an address. */
function open(search: string) {
  document.head.innerHTML = '';
  writeBlocks({ environment: testEnvironment(), page: read });
  window.history.replaceState(null, '', `/loanDetail${search}`);
  const asked: string[] = [];
  window.fetch = (url) => {
    asked.push(url as string);
    return new Promise(() => undefined);
  };
  boot(window);
  return asked;
}

/** A launch that says everything that a launch can say: none of an earlier one's values are looked for. */
const WHOLE = new URLSearchParams(
  [...SESSION_NAMES, 'productId', 'orderId'].map((name) => [name, '2']),
).toString();

const storages = storagesOf(window);
const stored = () => JSON.stringify([sessionStorage, localStorage].map(Object.entries));

afterEach(forgetEverything);

it('a screen’s first request leaves with the session, from a bare address', () => {
  const asked = open('?userId=1&sessionId=S&productId=3&orderId=9');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/loan-details\?.*sessionId=S/);
  expect(window.location.search).toBe('?productId=3&orderId=9');
});

it.each(['userId=2&sessionId=SECRET-2', WHOLE])(
  'no storage holds a value of the earlier session while the second launch has no answer: %s',
  (second) => {
    open('?userId=1&sessionId=SECRET-1&mobilePhone=5550001111&swift=SECRET-3');
    window.dispatchEvent(new Event('pagehide'));
    open(`?${second}`);
    for (const value of ['SECRET-1', '5550001111', 'SECRET-3']) {
      expect(stored()).not.toContain(value);
    }
    expect(keptSession(storages).userId).toBe('2');
  },
);

it('a launch in the tab of a borrower who is over on this device goes on', () => {
  keepSession(storages, { userId: '1', sessionId: 'S1' });
  storages.device.write(LATEST_KEY, ownerHashOf(storages.device, ['another']));
  open(`?${WHOLE}`);
  expect(keptSession(storages).userId).toBe('2');
});

it('a page is guarded before anything else of it is there', () => {
  const heard = jest.spyOn(window, 'addEventListener');
  open('?userId=1&sessionId=S&productId=3&orderId=9');
  const names = heard.mock.calls.map(([name]) => name);
  heard.mockRestore();
  expect(names).toEqual(expect.arrayContaining(['pagehide', 'pageshow', 'storage']));
});

it.each(['', '?productId=3&orderId=9', '?userId=1&productId=3', '?sessionId=S&productId=3'])(
  'nothing is asked without a session: %j',
  (search) => {
    expect(open(search)).toEqual([]);
  },
);

it('the window holds nothing any more once the app has taken it', () => {
  open('?userId=1&sessionId=S&productId=3&orderId=9');
  const { session, facts, first } = takeHandover(window);
  expect([session.launch.userId, facts.language, !!first]).toEqual(['1', 'es', true]);
  expect(handoverIn(window)).toBeUndefined();
  expect(() => takeHandover(window)).toThrow('no start');
});
