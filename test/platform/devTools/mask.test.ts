import fc from 'fast-check';
import { shownAction, shownState } from '@/platform/devTools/devTools';
import { EACH, MASK, masked } from '@/platform/devTools/mask';
import { SHOWN_STATE } from '@/platform/devTools/shown';

describe('a value that no allow list names', () => {
  it('is masked whole, with any type and content', () => {
    for (const value of ['Ana', 7, true, { name: 'Ana' }, ['Ana']]) {
      expect(masked({ owner: value }, {})).not.toEqual({ owner: value });
      expect(JSON.stringify(masked({ owner: value }, {}))).not.toMatch(/Ana|7|true|name/);
    }
  });

  it('is masked in a new slice, a new action payload and a new field', () => {
    expect(shownState({ person: { name: 'Ana' } })).toEqual({ person: MASK });
    expect(shownAction({ type: 'person/named', payload: { name: 'Ana' }, note: 'Ana' })).toEqual({
      type: 'person/named',
      payload: MASK,
      note: MASK,
    });
  });

  it('is masked under the name of an inherited property', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const state = Object.fromEntries([[key, { name: 'Ana', length: 7 }]]);
      expect(JSON.stringify(shownState(state))).not.toMatch(/Ana|7/);
      expect(Object.values(masked(state, {}) as object)).toEqual([MASK]);
    }
  });

  it('shows that it is empty', () => {
    expect(masked({ card: null }, {})).toEqual({ card: null });
  });
});

it('shows a named value, and masks an object in its place', () => {
  expect(masked({ state: 'done' }, { state: 'value' })).toEqual({ state: 'done' });
  expect(masked({ state: { name: 'Ana' } }, { state: 'value' })).toEqual({ state: MASK });
});

it('shows the keys and booleans of a shape', () => {
  const order = { isDelay: true, rows: [{ text: 'Titular', value: 'Ana' }], amount: 150000 };
  expect(masked(order, 'shape')).toEqual({
    isDelay: true,
    rows: [{ text: MASK, value: MASK }],
    amount: MASK,
  });
});

describe('a key that contains personal data', () => {
  it('is masked, and shows only its call or its kind', () => {
    const keys = ['loanDetails({"orderId":"5501"})', 'order 5501', '["problemSave","5501"]'];
    const shown = Object.keys(
      masked(Object.fromEntries(keys.map((key) => [key, 1])), { [EACH]: 'value' }) as object,
    );
    expect(shown.map((key) => key.replace(/\d+$/, ''))).toEqual([
      `loanDetails${MASK}`,
      `order${MASK}`,
      `problemSave${MASK}`,
    ]);
    expect(shown.join()).not.toContain('5501');
  });

  it('keeps its own number from state to state', () => {
    const of = (...keys: string[]) =>
      Object.keys(masked(Object.fromEntries(keys.map((key) => [key, 1])), 'shape') as object);
    const [one, other] = of('order 1', 'order 2');
    expect(one).not.toBe(other);
    expect(of('order 2')).toEqual([other]);
  });
});

describe('a canary at any place of a page’s state', () => {
  const CANARY = 'Zulema 5500001111';
  const value = fc.constantFrom<unknown>(CANARY, [CANARY], { name: CANARY }, { [CANARY]: 1 });
  const key = fc.oneof(
    fc.constantFrom('launch', 'ledger', 'queries', 'data', 'drafts', 'text', 'orderNo', CANARY),
    fc.string({ maxLength: 8 }),
  );
  const path = fc.array(key, { maxLength: 6 });

  it('is not shown, except for the program’s own names', () => {
    const named = JSON.stringify(SHOWN_STATE);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(SHOWN_STATE)), path, value, (slice, keys, it) => {
        fc.pre(!keys.some((each) => named.includes(`"${each}":"value"`)));
        const state = keys.reduceRight<unknown>((inner, each) => ({ [each]: inner }), it);
        const told = JSON.stringify(shownState({ [slice]: state }));
        // The records of writes contain ids of the page's own requests.
        if (slice !== 'writes') expect(told).not.toMatch(/Zulema|5500001111/);
      }),
    );
  });
});
