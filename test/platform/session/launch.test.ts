import fc from 'fast-check';
import {
  checkLaunch,
  documentParametersOf,
  hasEveryParameter,
  hasSession,
  isSameLogin,
  parseLaunch,
  scrub,
} from '@/platform/session/launch/launch';
import { SESSION_NAMES } from '../../support/launchNames';

const KEPT = ['productId', 'orderId', 'from', 'amount'] as const;

const query = (...entries: (readonly [string, string])[]) =>
  `?${new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()}`;
const secretName = fc.constantFrom(...SESSION_NAMES);
const plainText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
/** Includes halves of surrogate pairs. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const sign = fc.constantFrom('&', '=', '%', '+', '?', '#', '[', ']', '%5B', '%00', 'orderId');
const anyQuery = fc
  .array(fc.oneof(sign, secretName, fc.string({ unit: anyUnit })))
  .map((pieces) => pieces.join(''));
const acceptable = plainText.filter((text) => !/\p{Cc}/u.test(text));

describe('a launch parameter', () => {
  it('is read unchanged', () => {
    fc.assert(
      fc.property(secretName, acceptable, (name, value) => {
        expect(parseLaunch(query([name, value]))).toEqual({ [name]: value });
      }),
    );
  });

  it('of 256 characters is read, and of 257 is treated as absent', () => {
    const longest = 'x'.repeat(256);
    expect(parseLaunch(query(['userId', longest]))).toEqual({ userId: longest });
    expect(parseLaunch(query(['userId', `${longest}x`]))).toEqual({});
  });

  it('counts characters, not halves of them, and bytes as a request carries them: 512', () => {
    const emoji = '😀'.repeat(42);
    expect(parseLaunch(query(['swift', `${emoji}12345678`])).swift).toHaveLength(92);
    expect(parseLaunch(query(['swift', `${emoji}123456789`]))).toEqual({});
  });

  it('with a control character is treated as absent', () => {
    const control = fc.integer({ min: 0, max: 0x9f }).filter((code) => code < 32 || code > 126);
    fc.assert(
      fc.property(secretName, acceptable, control, (name, value, code) => {
        const spoiled = value + String.fromCharCode(code) + value;
        expect(parseLaunch(query([name, spoiled]))).toEqual({});
      }),
    );
  });

  it('is absent when empty, and has its first value when doubled', () => {
    expect(parseLaunch('?userId=&sessionId=S')).toEqual({ sessionId: 'S' });
    expect(parseLaunch('?userId=1&userId=2')).toEqual({ userId: '1' });
  });

  it('is ignored under another name', () => {
    expect(parseLaunch('?userId[]=1&USERID=2&password=3')).toEqual({});
    expect(parseLaunch('')).toEqual({});
  });

  it('never throws, for any query', () => {
    fc.assert(
      fc.property(anyQuery, (search) => {
        parseLaunch(search);
        scrub(search);
      }),
    );
    expect(parseLaunch('?userId=%E0%A4%A&sessionId=%')).toHaveProperty('sessionId', '%');
  });
});

describe('the rewritten address', () => {
  const spelling = fc.constantFrom('', '[]', '[0]', '[a][b]');

  it('has no session value, single, doubled or in array form', () => {
    const entry = fc.tuple(secretName, spelling, acceptable);
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
        const search = query(
          ...entries.map(([name, form, value]) => [name + form, value] as const),
        );
        expect(scrub(search)).toBe('');
      }),
    );
  });

  it('has no value that was too long to be read', () => {
    expect(scrub(query(['userId', 'x'.repeat(300)], ['mobilePhone', 'a\u0007b']))).toBe('');
  });

  it('keeps the screen’s parameters in their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEPT), acceptable, secretName, (name, value, secret) => {
        const search = query([secret, 'x'], [name, value], ['requestType', '1']);
        expect(scrub(search)).toBe(query([name, value], ['requestType', '1']));
      }),
    );
  });

  it('does not change when scrubbed again', () => {
    fc.assert(
      fc.property(anyQuery, (text) => {
        const once = scrub(`?${text}`);
        expect(scrub(once)).toBe(once);
      }),
    );
  });
});

describe('a session', () => {
  it.each([
    [{}, false],
    [{ userId: '1' }, false],
    [{ sessionId: 'S' }, false],
    [{ userId: '1', sessionId: 'S' }, true],
  ])('%j is a session: %s', (launch, expected) => {
    expect(hasSession(launch)).toBe(expected);
  });

  it.each([
    ['another user', { userId: '2', sessionId: 'S' }, false],
    ['another login of the same user', { userId: '1', sessionId: 'T' }, false],
    ['the same login', { userId: '1', sessionId: 'S', productId: '3' }, true],
  ])('%s is the same login: %#', (_, launch, expected) => {
    expect(isSameLogin(launch, { userId: '1', sessionId: 'S' })).toBe(expected);
  });
});

it('uses only the document parameters of an incomplete launch', () => {
  const all = parseLaunch(
    '?userId=1&deviceId=d&merchantNumber=m&mobilePhone=5&swift=s&language=1&productId=3&orderId=9',
  );
  expect(documentParametersOf(all)).toEqual({ language: '1', productId: '3', orderId: '9' });
  expect(documentParametersOf({ language: '1' })).toEqual({ language: '1' });
});

it('uses the texts of a stored launch that are short enough', () => {
  const kept = {
    userId: '1',
    sessionId: 'S',
    language: 2,
    productId: ['3'],
    orderId: 'x'.repeat(257),
  };
  expect(checkLaunch({ ...kept, other: '4' })).toEqual({ userId: '1', sessionId: 'S' });
  expect(checkLaunch(null)).toEqual({});
});

it('checks a stored launch like a query', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const names = Object.keys(checkLaunch(kept));
      expect(names.filter((name) => name !== '__proto__' && !(name in Object(kept)))).toEqual([]);
    }),
  );
});

it('is complete when no parameter is missing', () => {
  const names = [...SESSION_NAMES, 'productId', 'orderId'];
  const saying = (told: readonly string[]) => Object.fromEntries(told.map((name) => [name, '1']));
  expect(hasEveryParameter(saying(names))).toBe(true);
  for (const name of names)
    expect([name, hasEveryParameter(saying(names.filter((it) => it !== name)))]).toEqual([
      name,
      false,
    ]);
});
