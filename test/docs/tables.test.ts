/** @jest-environment node */
import { createWebViewBridge, type NativeResult } from '@/platform/native/bridge';
import { routes } from '@/platform/navigation/routes';
import { codesIn, listBelow, textOf } from './pages';

/** Compares the tables of the reference with the code. */

it('the reference has every route by its name', () => {
  const named = textOf('docs/reference/screens.md').matchAll(/`(\w+)` `(\/\w*)`/g);
  const listed = Array.from(named, ([, name, path]) => [name, path]);
  expect(listed.sort()).toEqual(Object.entries(routes).sort());
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
