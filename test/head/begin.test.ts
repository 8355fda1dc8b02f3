import { begin } from '../../src/head/begin';
import { boxesOf } from '../../src/session/box';
import { keptSession } from '../../src/session/latest';
import { testEnvironment } from '../support/environment';
import { forgetEverything } from '../support/house';

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
  for (const [id, value] of Object.entries({ environment: testEnvironment(), page: read })) {
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', id, textContent: JSON.stringify(value) });
    document.head.append(block);
  }
  window.history.replaceState(null, '', `/loanDetail${search}`);
  const asked: string[] = [];
  window.fetch = (url) => {
    asked.push(url as string);
    return new Promise(() => undefined);
  };
  begin(window);
  return asked;
}

afterEach(forgetEverything);

it('a screen’s first request leaves with the session, from a bare address', () => {
  const asked = open('?userId=1&sessionId=S&productId=3&orderId=9');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/loan-details\?.*sessionId=S/);
  expect(window.location.search).toBe('?productId=3&orderId=9');
});

describe('the session is kept once the request has left', () => {
  const kept = () => keptSession(boxesOf(window));

  it('behind the rest of the page', () => {
    open('?userId=1&sessionId=S&productId=3&orderId=9');
    expect(kept()).toEqual({});
    document.dispatchEvent(new Event('readystatechange'));
    expect(kept()).toMatchObject({ userId: '1', sessionId: 'S' });
  });

  it('at once where the rest does not come', async () => {
    open('?userId=1&sessionId=S&productId=3&orderId=9');
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept()).toMatchObject({ userId: '1', sessionId: 'S' });
  });
});

it.each(['', '?productId=3&orderId=9', '?userId=1&productId=3', '?sessionId=S&productId=3'])(
  'nothing is asked without a session: %j',
  (search) => {
    expect(open(search)).toEqual([]);
  },
);
