import fc from 'fast-check';
import { aliases, type AliasName, servers } from '@/contract';
import { addressOf, buildRequest, formatOf, type RequestContext } from '@/platform/api/request';
import { testEnvironment } from '../../support/environment';

const context: RequestContext = {
  environment: testEnvironment(),
  common: { userId: 'u', orderId: 'session order' },
  headers: { form: { swift: 'sw', eyes: '' }, json: { dearer: 'app', language: '2' } },
};
const build = (alias: AliasName, parameters: object = {}) =>
  buildRequest(alias, parameters, context);
const queryOf = (url: string) => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

/** A visitor has no session: the promotion's calls carry no common parameters. */
const commonOf = (name: AliasName) => (aliases[name].server === 'promotion' ? {} : context.common);

const NAMES = Object.keys(aliases) as AliasName[];
const jsonCalls = NAMES.filter((name) => servers[aliases[name].server].client === 'json');
const gets = NAMES.filter((name) => aliases[name].method === 'GET');
const posts = NAMES.filter((name) => aliases[name].method === 'POST');

it('an address is base, prefix and path, or base and an overridden path', () => {
  const environment = testEnvironment({
    apiBase: 'https://api.lender.example',
    aliases: { getSid: '/z9' },
  });
  const { apiBase } = environment;
  expect(addressOf('getSid', formatOf('getSid'), environment)).toBe(`${apiBase}/z9`);
  expect(addressOf('repaymentWay', formatOf('repaymentWay'), environment)).toBe(
    `${apiBase}/loan-service/repayment-way`,
  );
});

it.each(gets)('a GET %s sends common and own parameters in its query', (name) => {
  const { url, init } = build(name, { orderId: 'mine', amount: 5, none: undefined, empty: '' });
  expect(queryOf(url)).toEqual({ ...commonOf(name), orderId: 'mine', amount: '5' });
  expect(init).not.toHaveProperty('body');
  expect(init.headers).not.toHaveProperty('Content-Type');
});

describe('a POST', () => {
  it.each(posts)(
    '%s sends common parameters in its query and own parameters in its body',
    (name) => {
      const { url, init } = build(name, { a: 'x y&z', b: 7, c: null, none: undefined });
      expect(queryOf(url)).toEqual(commonOf(name));
      const isJson = jsonCalls.includes(name);
      expect(init.body).toBe(isJson ? '{"a":"x y&z","b":7,"c":null}' : 'a=x+y%26z&b=7&c=');
      expect(init.headers['Content-Type']).toBe(
        isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      );
    },
  );

  it('repaymentWay sends the order in its query', () => {
    const { url, init } = build('repaymentWay', { orderId: 'mine' });
    expect(queryOf(url)).toEqual({ userId: 'u', orderId: 'mine' });
    expect(init.body).toBe('{}');
  });
});

it.each(NAMES)('%s has the headers of its client, no cookies and no referrer', (name) => {
  const { init } = build(name);
  const own = jsonCalls.includes(name) ? context.headers.json : context.headers.form;
  expect(init.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', ...own });
  expect(init).toMatchObject({
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    credentials: 'omit',
  });
});

it.each(NAMES)('%s follows a redirect, unless it is a write of money', (name) => {
  const { init } = build(name);
  const isOfMoney = aliases[name].purpose === 'money' || name === 'repaymentHuichao';
  expect(init.redirect).toBe(isOfMoney ? 'error' : undefined);
});

it('every parameter value reaches the server unchanged', () => {
  const text = fc.string({ unit: 'grapheme' });
  const parameters = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text);
  fc.assert(
    fc.property(parameters, (given) => {
      const { init } = build('problemSave', given);
      expect(Object.fromEntries(new URLSearchParams(init.body as string))).toEqual({ ...given });
      expect(JSON.parse(build('getSms', given).init.body as string)).toEqual({ ...given });
    }),
  );
});
