import fc from 'fast-check';
import { PROMOTION_PATH } from '@/platform/navigation/screens/site';
import {
  blockedOrigin,
  directiveName,
  errorName,
  handlerName,
  intentName,
  issueOf,
  placesOf,
  routeOf,
  schemaName,
} from '@/platform/reports/masks';

const named = (name: string) => Object.assign(new Error('x'), { name });
const withStack = (stack: string) => Object.assign(new Error('Ana 70000001'), { stack });

describe('the name of an error', () => {
  it.each(['Error', 'TypeError', 'ChunkLoadError', 'DOMException'])('is reported: %s', (name) => {
    expect(errorName(named(name))).toBe(name);
  });

  it.each(['AnaTypeError', 'TypeErrorAna', 'DOMException of Ana', 'AnaError'])(
    'is replaced if it is not on the list: %s',
    (name) => {
      expect(errorName(named(name))).toBe('Error');
    },
  );

  it('is replaced where the thrown value is not an error', () => {
    fc.assert(fc.property(fc.anything(), (thrown) => errorName(thrown) === 'Error'));
  });
});

describe('the places of an error', () => {
  it('are empty where the message names a file', () => {
    const message = 'assets/0a1b2c3d.js:1:2';
    expect(placesOf(Object.assign(new Error(message), { stack: message }))).toEqual([]);
  });

  it('are at most twenty', () => {
    expect(placesOf(withStack('assets/0a1b2c3d.js:1:2\n'.repeat(30)))).toHaveLength(20);
  });

  it('are empty where the error has no stack', () => {
    expect(placesOf(Object.assign(new Error('x'), { stack: undefined }))).toEqual([]);
  });

  it('are empty where the thrown value is not an error', () => {
    expect(placesOf({ stack: 'assets/0a1b2c3d.js:1:2', message: '' })).toEqual([]);
  });
});

it('reports an issue of a schema without its values', () => {
  expect(issueOf('HTTP 503: expected JSON')).toEqual({ path: 'HTTP 503', expected: 'JSON' });
  expect(issueOf('list.0.value: expected string')).toEqual({
    path: 'list.0.value',
    expected: 'string',
  });
  for (const text of [
    ...['', 'HTTP 5: expected JSON', 'HTTP abc: expected JSON'],
    ...['a: expected ¡Ana!', 'a: expected string ¡Ana!', '¡Ana! a: expected string'],
  ])
    expect(issueOf(text)).toEqual({ path: '', expected: '' });
});

it('reports the id of an intent, and no other text', () => {
  const id = '0b3c1a52-7d0e-4c4b-9a55-0123456789ab';
  expect(intentName(id)).toBe(id);
  for (const text of ['', `${id}0`, `0${id}`, id.toUpperCase(), id.replaceAll('-', '')])
    expect(intentName(text)).toBe('');
});

it('reports a schema by its name, and a handler of the bridge by its name', () => {
  expect(schemaName('LoanDetail')).toBe('LoanDetail');
  for (const name of ['Loan Detail', 'LoanDetail ', ' LoanDetail', '', 'a'.repeat(41)])
    expect(schemaName(name)).toBe('');
  expect(handlerName('toHome')).toBe('toHome');
  expect(handlerName('toAna')).toBe('');
});

describe('what the content policy blocked', () => {
  const OTHER_TEXTS = ['Ana', 'inline Ana', 'Ana inline', 'a'.repeat(41), ''];

  it('is reported by the directive’s name, and by no other text', () => {
    expect(directiveName('script-src-elem')).toBe('script-src-elem');
    for (const text of OTHER_TEXTS) expect(directiveName(text)).toBe('');
  });

  it('is reported by a keyword, a scheme or an origin, and by no other text', () => {
    expect(blockedOrigin('wasm-eval')).toBe('wasm-eval');
    expect(blockedOrigin('data:text/plain,Ana')).toBe('data:');
    expect(blockedOrigin('https://x.example/Ana?id=1')).toBe('https://x.example');
    for (const text of OTHER_TEXTS) expect(blockedOrigin(text)).toBe('');
  });
});

it('reports a route as the route table writes it, and no other path', () => {
  expect(routeOf('/LOANDETAIL/')).toBe('/loanDetail');
  expect(routeOf(PROMOTION_PATH)).toBe(PROMOTION_PATH);
  expect(routeOf('/Ana')).toBe('');
});
