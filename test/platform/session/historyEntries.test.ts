import { keepEntriesApart } from '@/platform/session/launch/historyEntries';

const OTHER = { login: 'other', usr: { amount: 1 }, key: 'a', idx: 4 };

/** The query that the router sees: its listener is added after the app's. */
let seen: string[];

/** The browser goes to an entry of the same document. */
function comeTo(address: string, state: unknown) {
  History.prototype.replaceState.call(window.history, state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeAll(() => {
  window.history.replaceState({ login: 'own', idx: 0 }, '', '/repay?orderId=9');
  keepEntriesApart(window);
  window.addEventListener('popstate', () => seen.push(window.location.search));
});
beforeEach(() => {
  seen = [];
});

it('names the page’s login in each later entry, beside the router’s state', () => {
  window.history.pushState({ usr: { readAt: 7 }, key: 'b', idx: 1 }, '', '/ynRepay?amount=5');
  expect(window.history.state).toEqual({ login: 'own', usr: { readAt: 7 }, key: 'b', idx: 1 });
  window.history.replaceState(null, '');
  expect(window.history.state).toEqual({ login: 'own' });
  expect(window.location.search).toBe('?amount=5');
});

it('takes the query from an entry of another login before the router reads it', () => {
  comeTo('/ynRepay?amount=153207#x', OTHER);
  expect(window.location.href).toMatch(/\/ynRepay#x$/);
  expect(window.history.state).toEqual({ login: 'own', idx: 0 });
  expect(seen).toEqual(['']);
});

it('leaves an entry of its own login as it is', () => {
  const own = { ...OTHER, login: 'own' };
  comeTo('/ynRepay?amount=153207', own);
  expect(window.history.state).toEqual(own);
  expect(seen).toEqual(['?amount=153207']);
});

it('names its login in an entry that a link to a part of the page has made', () => {
  comeTo('/ynRepay?amount=153207#top', null);
  expect(seen).toEqual(['?amount=153207']);
  expect(window.history.state).toEqual({ login: 'own' });
});
