/** @jest-environment node */
import { addressOf, aliases, type AliasName, aliasNamed, CAPTCHA } from '../../src/api/aliases';
import { createWebViewBridge, type NativeResult } from '../../src/native/bridge';
import { routes } from '../../src/navigation/routes';
import { testEnvironment } from '../support/environment';
import { codesIn, listBelow, tableBelow, textOf } from './pages';

/** Compares the tables of the reference with the code. */

it('the reference has every route by its name', () => {
  const named = textOf('docs/reference/screens.md').matchAll(/`(\w+)` `(\/\w*)`/g);
  const listed = Array.from(named, ([, name, path]) => [name, path]);
  expect(listed.sort()).toEqual(Object.entries(routes).sort());
});

it('the reference has every call, with method, path and meaning', () => {
  const rows = tableBelow('docs/reference/calls.md', 'Table');
  const listed = rows.map(([name, call = '', , purpose]) => ({
    name: codesIn(name)[0],
    method: /^GET|POST|image/.exec(call)?.[0],
    path: codesIn(call)[0]?.split('?')[0],
    purpose,
  }));
  const environment = testEnvironment({
    apiBase: '',
    generalPrefix: '',
    loanServicePrefix: '',
    promotionPrefix: '',
  });
  const known = (Object.keys(aliases) as AliasName[]).map((name) => ({
    name,
    method: aliasNamed(name).method,
    path: addressOf(name, environment),
    purpose: aliasNamed(name).purpose,
  }));
  const picture = { name: CAPTCHA.name, method: 'image', path: CAPTCHA.path, purpose: 'read' };
  expect(listed).toEqual(expect.arrayContaining([...known, picture]));
  expect(listed).toHaveLength(known.length + 1);
});

it('the reference has every native handler, and whether it is optional', () => {
  const listed = listBelow('docs/reference/native.md', 'Calls of the bridge').map((item) => [
    codesIn(item)[0],
    item.includes('Missing: ignored'),
  ]);
  const { has: _has, ...calls } = createWebViewBridge({}, () => undefined);
  const known = Object.entries(calls).map(([name, call]) => [
    name,
    (call as () => NativeResult)().ok,
  ]);
  expect(listed.sort()).toEqual(known.sort());
});
