import fc from 'fast-check';
import { redact } from '../../src/devTools/redact';

const MASK = '•••';

/** Whatever the wire or the model calls what is a person's. */
const PERSONAL = [
  'userId',
  'sessionId',
  'deviceId',
  'mobilePhone',
  'mobile',
  'phone',
  'userName',
  'borrower',
  'borrowerAddress',
  'userAddress',
  'bankNo',
  'bankName',
  'cardNo',
  'repayToken',
  'verifyCode',
  'smsCode',
  'capcode',
  'vCode',
  'email',
  'content',
  'problemDetail',
  'problemImage',
  'images',
  'disposeImages',
  'disposeDetail',
  'remark',
  'sid',
  'va',
  'url',
  'crp_phe',
  'dearest',
  'showy',
  'dearer',
  'swift',
  'eyes',
];

describe('a personal value', () => {
  it.each(PERSONAL)('is masked under its name: %s', (key) => {
    expect(redact({ deep: [{ [key]: 'Ana' }] })).toEqual({ deep: [{ [key]: MASK }] });
    expect(redact({ [key]: 5500001111 })).toEqual({ [key]: MASK });
  });

  it.each([
    ['a phone', '5500001111'],
    ['a phone with spaces', '+52 55 5555 0100'],
    ['an account', '**** 1234'],
    ['an account', '••••1234'],
    ['an e-mail', 'ana.ejemplo+x@correo.example'],
  ])('is masked wherever it stands: %s', (_, value) => {
    expect(redact({ text: `Antes ${value} después` })).toEqual({ text: `Antes ${MASK} después` });
  });

  it('is masked in an address that was called, too', () => {
    expect(redact({ url: '/x?userId=1' })).toEqual({ url: MASK });
  });
});

it('what was asked for is masked in the keys of the cache, too', () => {
  expect(redact({ 'trackClick({"phone":"13800138000"})': {} })).toEqual({
    [`trackClick({"phone":"${MASK}"})`]: {},
  });
});

it('what tells nobody stays readable', () => {
  const state = {
    alias: 'loanDetails',
    status: '174',
    productName: 'Préstamo',
    code: '00',
    amount: '150000',
    isFetching: false,
    rows: [{ text: 'Vence', value: '2026-12-01' }],
    nothing: null,
    empty: '',
  };
  expect(redact(state)).toEqual(state);
});

describe('wherever a personal value is planted, it is not told', () => {
  const personalKey = fc.constantFrom(...PERSONAL);
  const keyword = fc.string({ unit: 'grapheme-ascii', maxLength: 8 });
  /** A state with something at a place that no one foresaw. */
  const around = (planted: fc.Arbitrary<unknown>) =>
    fc.letrec<{ state: unknown }>((tie) => ({
      state: fc.oneof(
        { maxDepth: 4 },
        planted,
        fc.tuple(keyword, tie('state'), fc.jsonValue()).map(([key, inner, other]) => ({
          other,
          [key]: inner,
        })),
        fc.tuple(fc.jsonValue(), tie('state')),
      ),
    })).state;
  const told = (state: unknown) => JSON.stringify(redact(state));

  it('under its name, alone or in a list', () => {
    const SECRET = 'Zulema';
    const value = fc.constantFrom<unknown>(SECRET, [SECRET], ['', SECRET], [[SECRET]]);
    const planted = fc.tuple(personalKey, value).map(([key, it]) => ({ [key]: it }));
    fc.assert(
      fc.property(around(planted), (state) => {
        expect(told(state)).not.toContain(SECRET);
      }),
    );
  });

  it('in a text and in a key, by its look', () => {
    const look = fc.constantFrom('13800138000', '+52 55 5555 0100', 'zulema@correo.example');
    const planted = fc
      .tuple(fc.constantFrom('text', 'note', 'message'), look, fc.boolean())
      .map(([key, it, isKey]) =>
        isKey ? { [`call({"phone":"${it}"})`]: 1 } : { [key]: `A ${it} B` },
      );
    fc.assert(
      fc.property(around(planted), (state) => {
        expect(told(state)).not.toMatch(/3800138|5555 0100|zulema/);
      }),
    );
  });
});

it('the shape stays as it was, where no key looks like a person', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, it]) => [key, shapeOf(it)]))
      : null;
  const key = fc.oneof(
    fc.stringMatching(/^[A-Za-z]{1,8}$/),
    fc.constantFrom('__proto__', 'va', 'phone'),
  );
  const { state } = fc.letrec((tie) => ({
    state: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue({ maxDepth: 0 }),
      fc.array(tie('state')),
      fc.dictionary(key, tie('state')),
    ),
  }));
  fc.assert(
    fc.property(state, (value) => {
      expect(shapeOf(redact(value))).toEqual(shapeOf(value));
    }),
  );
});
