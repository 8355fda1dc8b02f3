import fc from 'fast-check';
import {
  checkLaunch,
  documentParametersOf,
  hasSession,
  isComplete,
  isSameLogin,
  readLaunch,
  scrub,
} from '../../src/session/launch/launch';
import { SESSION_NAMES } from '../support/launchNames';

const KEPT = ['productId', 'orderId', 'from', 'amount'] as const;

const query = (...entries: (readonly [string, string])[]) =>
  `?${new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()}`;
const secretName = fc.constantFrom(...SESSION_NAMES);
const plainText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
/** Halves of characters, too. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const sign = fc.constantFrom('&', '=', '%', '+', '?', '#', '[', ']', '%5B', '%00', 'orderId');
const anyQuery = fc
  .array(fc.oneof(sign, secretName, fc.string({ unit: anyUnit })))
  .map((pieces) => pieces.join(''));
const acceptable = plainText.filter((text) => !/\p{Cc}/u.test(text));

describe('a launch parameter', () => {
  it('is read as the native app wrote it', () => {
    fc.assert(
      fc.property(secretName, acceptable, (name, value) => {
        expect(readLaunch(query([name, value]))).toEqual({ [name]: value });
      }),
    );
  });

  it('of 256 characters is read, and of 257 is treated as absent', () => {
    const longest = 'x'.repeat(256);
    expect(readLaunch(query(['userId', longest]))).toEqual({ userId: longest });
    expect(readLaunch(query(['userId', `${longest}x`]))).toEqual({});
  });

  it('counts characters, not halves of them, and bytes as a request carries them: 512', () => {
    const emoji = '😀'.repeat(42);
    expect(readLaunch(query(['swift', `${emoji}12345678`])).swift).toHaveLength(92);
    expect(readLaunch(query(['swift', `${emoji}123456789`]))).toEqual({});
  });

  it('with a control character is treated as absent', () => {
    const control = fc.integer({ min: 0, max: 0x9f }).filter((code) => code < 32 || code > 126);
    fc.assert(
      fc.property(secretName, acceptable, control, (name, value, code) => {
        const spoiled = value + String.fromCharCode(code) + value;
        expect(readLaunch(query([name, spoiled]))).toEqual({});
      }),
    );
  });

  it('that is empty is absent, and of a doubled one the first counts', () => {
    expect(readLaunch('?userId=&sessionId=S')).toEqual({ sessionId: 'S' });
    expect(readLaunch('?userId=1&userId=2')).toEqual({ userId: '1' });
  });

  it('is no parameter of ours under another name', () => {
    expect(readLaunch('?userId[]=1&USERID=2&password=3')).toEqual({});
    expect(readLaunch('')).toEqual({});
  });

  it('is never a reason to fail, whatever stands in the query', () => {
    fc.assert(
      fc.property(anyQuery, (search) => {
        readLaunch(search);
        scrub(search);
      }),
    );
    expect(readLaunch('?userId=%E0%A4%A&sessionId=%')).toHaveProperty('sessionId', '%');
  });
});

describe('the address that stays in the bar', () => {
  const spelling = fc.constantFrom('', '[]', '[0]', '[a][b]');

  it('holds no session value, single, doubled or in array form', () => {
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

  it('holds no value that was too long to be read, either', () => {
    expect(scrub(query(['userId', 'x'.repeat(300)], ['mobilePhone', 'a\u0007b']))).toBe('');
  });

  it('keeps what belongs to the screen, in its order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEPT), acceptable, secretName, (name, value, secret) => {
        const search = query([secret, 'x'], [name, value], ['requestType', '1']);
        expect(scrub(search)).toBe(query([name, value], ['requestType', '1']));
      }),
    );
  });

  it('is finished: scrubbing it again changes nothing', () => {
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
  ])('%j is one: %s', (launch, expected) => {
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

it('of an incomplete launch only what its own document is about counts', () => {
  const all = readLaunch(
    '?userId=1&deviceId=d&merchantNumber=m&mobilePhone=5&swift=s&language=1&productId=3&orderId=9',
  );
  expect(documentParametersOf(all)).toEqual({ language: '1', productId: '3', orderId: '9' });
  expect(documentParametersOf({ language: '1' })).toEqual({ language: '1' });
});

it('of a kept launch what is text, and short enough, counts', () => {
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

it('a kept launch is checked like a query', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const names = Object.keys(checkLaunch(kept));
      expect(names.filter((name) => name !== '__proto__' && !(name in Object(kept)))).toEqual([]);
    }),
  );
});

it('a launch is whole when nothing that it can say is missing', () => {
  const names = [...SESSION_NAMES, 'productId', 'orderId'];
  const saying = (told: readonly string[]) => Object.fromEntries(told.map((name) => [name, '1']));
  expect(isComplete(saying(names))).toBe(true);
  for (const name of names)
    expect([name, isComplete(saying(names.filter((it) => it !== name)))]).toEqual([name, false]);
});
