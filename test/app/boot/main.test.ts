import { handoverIn, takeHandover } from '@/app/boot/handover';
import { boot } from '@/app/boot/main';
import { storedSession, storeSession } from '@/platform/session/owner/latestBorrower';
import { storagesOf } from '@/platform/storage/browserStorage';
import { LATEST_KEY } from '@/platform/storage/ownerHash';
import { writeBlocks } from '../../support/blocks';
import { testEnvironment } from '../../support/environment';
import { SESSION_NAMES } from '../../support/launchNames';
import { ownerHashOf } from '../../support/ownerHashes';
import { LOAN_READ } from './loanRead';

/** The built page of one screen, opened at an address. */
function open(search: string) {
  document.head.innerHTML = '';
  writeBlocks({ environment: testEnvironment(), page: LOAN_READ });
  window.history.replaceState(null, '', `/loanDetail${search}`);
  const asked: string[] = [];
  window.fetch = (url) => {
    asked.push(url as string);
    return new Promise(() => undefined);
  };
  boot(window);
  return asked;
}

/** A launch with every parameter: the start reads none of an earlier launch. */
const WHOLE = new URLSearchParams(
  [...SESSION_NAMES, 'productId', 'orderId'].map((name) => [name, '2']),
).toString();

const storages = storagesOf(window);
const stored = () => JSON.stringify([sessionStorage, localStorage].map(Object.entries));

it.each(['userId=2&sessionId=SECRET-2', WHOLE])(
  'removes the earlier session from all storages before the second launch is answered: %s',
  (second) => {
    open('?userId=1&sessionId=SECRET-1&mobilePhone=5550001111&swift=SECRET-3');
    window.dispatchEvent(new Event('pagehide'));
    open(`?${second}`);
    for (const value of ['SECRET-1', '5550001111', 'SECRET-3']) {
      expect(stored()).not.toContain(value);
    }
    expect(storedSession(storages).userId).toBe('2');
  },
);

it('continues a launch in the tab of a borrower replaced on this device', () => {
  storeSession(storages, { userId: '1', sessionId: 'S1' });
  storages.device.write(LATEST_KEY, ownerHashOf(storages.device, ['another']));
  open(`?${WHOLE}`);
  expect(storedSession(storages).userId).toBe('2');
});

it.each(['', '?productId=3&orderId=9', '?userId=1&productId=3', '?sessionId=S&productId=3'])(
  'sends no request without a session: %j',
  (search) => {
    expect(open(search)).toEqual([]);
  },
);

it('removes the handover from the window when the app has taken it', () => {
  open('?userId=1&sessionId=S&productId=3&orderId=9');
  const { session, facts, first } = takeHandover(window);
  expect([session.launch.userId, facts.language, !!first]).toEqual(['1', 'es', true]);
  expect(handoverIn(window)).toBeUndefined();
  expect(() => takeHandover(window)).toThrow('no start');
});

it('leaves for the promotion where its question mark is a part of the path', () => {
  const replace = jest.fn();
  const address = new URL('https://h5.example/Promotion%3Fid=1&UC=2#/downloadTemplate');
  const { pathname, search, hash } = address;
  const location = { pathname, search, hash, replace } as unknown as Location;
  const page = {
    document: document.implementation.createHTMLDocument(),
    location,
    stop: jest.fn(),
  };
  boot(page as unknown as Window);
  expect(replace).toHaveBeenCalledWith('/promotion?id=1&UC=2#/downloadTemplate');
  expect(page.document.documentElement.hidden).toBe(true);
});
