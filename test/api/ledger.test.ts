import fc from 'fast-check';
import { aliases, isMoney, type AliasName } from '../../src/api/aliases';
import { intentOf } from '../../src/api/intent';
import { moneyWritesOf, restoredWrites, type WritesState } from '../../src/api/writes';

const alias = fc.constantFrom(...(Object.keys(aliases) as AliasName[]));
const status = fc.constantFrom('sending', 'done', 'unknown' as const);
const entry = fc.record({ alias, status, requestId: fc.string() });
const ledger = fc.dictionary(fc.string(), entry) as fc.Arbitrary<WritesState>;
const reload = (kept: unknown) => restoredWrites(JSON.parse(JSON.stringify(kept)), false);
const freshLaunch = (kept: unknown) => restoredWrites(JSON.parse(JSON.stringify(kept)), true);

describe('the ledger after a reload', () => {
  it('holds every money write, and one that was being sent as unknown', () => {
    fc.assert(
      fc.property(ledger, (writes) => {
        const expected = Object.entries(moneyWritesOf(writes)).map(([key, it]) => [
          key,
          { ...it, status: it.status === 'sending' ? 'unknown' : it.status },
        ]);
        expect(reload(writes)).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('holds money writes only', () => {
    fc.assert(
      fc.property(ledger, (writes) => {
        expect(Object.values(reload(writes)).every((it) => isMoney(it.alias))).toBe(true);
      }),
    );
  });

  it('changes nothing more with a second reload', () => {
    fc.assert(
      fc.property(ledger, (writes) => {
        const once = reload(writes);
        expect(reload(once)).toEqual(once);
      }),
    );
  });

  it('is readable whatever was kept, and never lets a lock go that it does not understand', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(reload(kept)).toEqual({});
      }),
    );
    const strange = { key: { alias: 'loanDetailPush', status: 'odd', requestId: 'r' } };
    expect(reload(strange).key?.status).toBe('unknown');
    expect(reload({ key: { alias: 'toString', status: 'done' } })).toEqual({});
    expect(restoredWrites(null, false)).toEqual({});
  });
});

it('a fresh launch forgets what is done, and nothing else', () => {
  fc.assert(
    fc.property(ledger, (writes) => {
      const kept = Object.entries(reload(writes)).filter(([, it]) => it.status !== 'done');
      expect(freshLaunch(writes)).toEqual(Object.fromEntries(kept));
    }),
  );
});

describe('two sends are one intent', () => {
  const push = { amount: '1', periods: '2', termUnit: 'D', productId: '31' };

  it.each<[string, AliasName, object, object]>([
    ['for the same product', 'loanDetailPush', push, { productId: '31', amount: '9' }],
    ['for the same order', 'repaymentCommit', { orderId: '9', sendMsg: 0 }, { orderId: '9' }],
    [
      'for the same order’s code',
      'repaymentConfirm',
      { orderId: '9', verifyCode: '1' },
      { orderId: '9' },
    ],
    [
      'for the same complaint',
      'googleScore',
      { problemId: '7', score: 1 },
      { problemId: '7', score: 5 },
    ],
    ['for a registration, whoever it names', 'register', { phone: '1' }, { phone: '2' }],
  ])('%s', (_, name, one, other) => {
    expect(intentOf(name, one)).toBe(intentOf(name, other));
  });

  it.each<[string, AliasName, object, object]>([
    ['another product', 'loanDetailPush', push, { ...push, productId: '32' }],
    ['another order', 'repaymentCommit', { orderId: '9' }, { orderId: '8' }],
    ['a complaint instead of an order', 'googleScore', { orderId: '9' }, { problemId: '9' }],
    ['another picture', 'uploadProblemImage', { key: 'a' }, { key: 'b' }],
  ])('but not for %s', (_, name, one, other) => {
    expect(intentOf(name, one)).not.toBe(intentOf(name, other));
  });

  it('but never across calls', () => {
    expect(intentOf('repaymentCommit', { orderId: '9' })).not.toBe(
      intentOf('repaymentConfirm', { orderId: '9' }),
    );
  });
});
