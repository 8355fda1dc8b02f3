import fc from 'fast-check';
import { shownAction, shownState } from '../../src/devTools/devTools';
import { EACH, MASK, masked } from '../../src/devTools/mask';
import { SHOWN_STATE } from '../../src/devTools/shown';

describe('what no allow list names', () => {
  it('is masked whole, whatever it is and whatever it holds', () => {
    for (const value of ['Ana', 7, true, { name: 'Ana' }, ['Ana']]) {
      expect(masked({ owner: value }, {})).not.toEqual({ owner: value });
      expect(JSON.stringify(masked({ owner: value }, {}))).not.toMatch(/Ana|7|true|name/);
    }
  });

  it('is also a slice, an action’s payload, and a field that an action gets one day', () => {
    expect(shownState({ person: { name: 'Ana' } })).toEqual({ person: MASK });
    expect(shownAction({ type: 'person/named', payload: { name: 'Ana' }, note: 'Ana' })).toEqual({
      type: 'person/named',
      payload: MASK,
      note: MASK,
    });
  });

  it('is not what every object has', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const state = Object.fromEntries([[key, { name: 'Ana', length: 7 }]]);
      expect(JSON.stringify(shownState(state))).not.toMatch(/Ana|7/);
      expect(Object.values(masked(state, {}) as object)).toEqual([MASK]);
    }
  });

  it('shows that there is nothing', () => {
    expect(masked({ card: null }, {})).toEqual({ card: null });
  });
});

it('a value that is named stays, and an object in its place does not', () => {
  expect(masked({ state: 'done' }, { state: 'value' })).toEqual({ state: 'done' });
  expect(masked({ state: { name: 'Ana' } }, { state: 'value' })).toEqual({ state: MASK });
});

it('of a shape, keys and yes or no are read', () => {
  const order = { isDelay: true, rows: [{ text: 'Titular', value: 'Ana' }], amount: 150000 };
  expect(masked(order, 'shape')).toEqual({
    isDelay: true,
    rows: [{ text: MASK, value: MASK }],
    amount: MASK,
  });
});

describe('a key in which a person’s things stand', () => {
  it('is masked, and says only which call, or what kind of thing, it is about', () => {
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

  it('keeps its number from state to state, and apart from others', () => {
    const of = (...keys: string[]) =>
      Object.keys(masked(Object.fromEntries(keys.map((key) => [key, 1])), 'shape') as object);
    const [one, other] = of('order 1', 'order 2');
    expect(one).not.toBe(other);
    expect(of('order 2')).toEqual([other]);
  });
});

describe('wherever a canary is planted in the state of a page', () => {
  const CANARY = 'Zulema 5500001111';
  const value = fc.constantFrom<unknown>(CANARY, [CANARY], { name: CANARY }, { [CANARY]: 1 });
  const key = fc.oneof(
    fc.constantFrom('launch', 'ledger', 'queries', 'data', 'drafts', 'text', 'orderNo', CANARY),
    fc.string({ maxLength: 8 }),
  );
  const path = fc.array(key, { maxLength: 6 });

  it('it is not told, but for the names of our own making', () => {
    const named = JSON.stringify(SHOWN_STATE);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(SHOWN_STATE)), path, value, (slice, keys, it) => {
        fc.pre(!keys.some((each) => named.includes(`"${each}":"value"`)));
        const state = keys.reduceRight<unknown>((inner, each) => ({ [each]: inner }), it);
        const told = JSON.stringify(shownState({ [slice]: state }));
        // The records of writes hold ids of our own requests.
        if (slice !== 'writes') expect(told).not.toMatch(/Zulema|5500001111/);
      }),
    );
  });
});
