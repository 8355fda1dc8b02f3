import { begin } from '../../src/head/begin';
import { begunIn, leaveBegun } from '../../src/head/begun';
import { boxesOf } from '../../src/session/box';
import { guardPage } from '../../src/session/guardPage';
import { keepSession, keptSession, SESSION } from '../../src/session/latest';
import { LATEST_KEY } from '../../src/session/mark';
import { markOf } from '../../src/session/owner';
import { writeBlocks } from '../support/blocks';
import { testEnvironment } from '../support/environment';
import { forgetEverything } from '../support/house';
import { SESSION_NAMES } from '../support/launchNames';

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
  leaveBegun(window, begin(window));
  return asked;
}

afterEach(forgetEverything);

it('a screen’s first request leaves with the session, from a bare address', () => {
  const asked = open('?userId=1&sessionId=S&productId=3&orderId=9');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/loan-details\?.*sessionId=S/);
  expect(window.location.search).toBe('?productId=3&orderId=9');
});

describe('a launch is kept', () => {
  const kept = () => keptSession(boxesOf(window));
  beforeEach(() => {
    jest.useFakeTimers();
    open('?userId=1&sessionId=S&productId=3&orderId=9');
    expect(kept()).toEqual({});
  });
  afterEach(() => {
    expect(kept()).toMatchObject({ userId: '1', sessionId: 'S' });
    jest.useRealTimers();
  });

  it('when its first answer can be read, or the app comes', () => {
    begunIn(window).keep?.();
  });

  it('when the page is left before that', () => {
    window.dispatchEvent(new Event('pagehide'));
  });

  it('when that lasts too long', () => {
    jest.advanceTimersByTime(1_000);
  });
});

it('a launch is kept once: what the tab has learnt since stands', () => {
  open('?userId=1&sessionId=S&productId=3&orderId=9');
  const { keep } = begunIn(window);
  keep?.();
  boxesOf(window).tab.remove(SESSION.key);
  keep?.();
  window.dispatchEvent(new Event('pagehide'));
  expect(keptSession(boxesOf(window))).toEqual({});
});

it('a launch in the tab of a borrower who is over on this device goes on', () => {
  const boxes = boxesOf(window);
  keepSession(boxes, { userId: '1', sessionId: 'S1' });
  boxes.device.write(LATEST_KEY, markOf(boxes.device, ['another']));
  const whole = [...SESSION_NAMES, 'productId', 'orderId'].map((name) => [name, '2']);
  open(`?${new URLSearchParams(whole).toString()}`);
  begunIn(window).keep?.();
  const left = jest.fn();
  const page = Object.assign(new EventTarget(), {
    ...{ document, localStorage, sessionStorage, location: { replace: left } },
  });
  guardPage(page as unknown as Window, { userId: '2', sessionId: '2' });
  expect(left).not.toHaveBeenCalled();
});

it.each(['', '?productId=3&orderId=9', '?userId=1&productId=3', '?sessionId=S&productId=3'])(
  'nothing is asked without a session: %j',
  (search) => {
    expect(open(search)).toEqual([]);
  },
);
