import fc from 'fast-check';
import { aliases, type AliasName } from '../../src/api/aliases';
import { intentOf } from '../../src/api/intent';

/** By which parameter the lender can tell one wish of a borrower from another. */
const SUBJECTS = {
  problemSave: 'orderNo',
  uploadProblemImage: 'key',
} as const satisfies Partial<Record<AliasName, string>>;

const write = fc.constantFrom(...(Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[]));
const anyAlias = fc.constantFrom(...(Object.keys(aliases) as AliasName[]));
const beside = fc.dictionary(
  fc.string().filter((key) => !Object.values<string>(SUBJECTS).includes(key)),
  fc.jsonValue(),
);

it('whatever else a write carries, its subject makes the intent', () => {
  fc.assert(
    fc.property(write, fc.string(), beside, beside, (alias, subject, one, other) => {
      const key = SUBJECTS[alias];
      expect(intentOf(alias, { ...one, [key]: subject })).toBe(
        intentOf(alias, { [key]: subject, ...other }),
      );
    }),
  );
});

it('two subjects are two intents', () => {
  fc.assert(
    fc.property(write, fc.string(), fc.string(), (alias, one, other) => {
      const key = SUBJECTS[alias];
      fc.pre(one !== other);
      expect(intentOf(alias, { [key]: one })).not.toBe(intentOf(alias, { [key]: other }));
    }),
  );
});

it('two calls never share an intent, whatever they carry', () => {
  fc.assert(
    fc.property(anyAlias, anyAlias, beside, beside, (one, other, these, those) => {
      fc.pre(one !== other);
      expect(intentOf(one, these)).not.toBe(intentOf(other, those));
    }),
  );
});

it('a rating is of its order and its complaint', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(5), fc.nat(5), (order, problem, low, high) => {
      const rating = (score: number, orderId?: string, problemId?: string) =>
        intentOf('googleScore', { score, orderId, problemId });
      expect(rating(low, order)).toBe(rating(high, order));
      expect(rating(low, order)).not.toBe(rating(low, undefined, problem));
    }),
  );
});
