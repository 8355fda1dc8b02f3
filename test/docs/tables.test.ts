/** @jest-environment node */
import * as v from 'valibot';
import { EnvironmentSchema } from '../../src/environment/environment';
import { createWebViewBridge, type NativeResult } from '../../src/native/bridge';
import { routes } from '../../src/navigation/routes';
import { testEnvironment } from '../support/environment';
import { codesIn, listBelow, tableBelow } from './pages';

/** Compares the tables of the reference with the code. */

/** Each key of the reference, its default as text, and the default as JSON where there is one. */
const keysOfReference = () =>
  listBelow('docs/reference/environment.md', 'Keys').flatMap((item) => {
    // `key` = `default`: meaning, or `key` (default in words): meaning
    const [head = ''] = item.split(/(?<=[`)]): /);
    const [keys, value] = head.split(' = ');
    return codesIn(keys).map((key, index) => ({
      key,
      isRequired: head.endsWith('(required)'),
      json: codesIn(value)[index],
    }));
  });

it('the reference has every key of an environment', () => {
  const keys = keysOfReference().map(({ key }) => key);
  expect(keys.sort()).toEqual(Object.keys(EnvironmentSchema.entries).sort());
});

it('the reference has every default of an environment, and marks keys without default', () => {
  const rows = keysOfReference();
  const required = rows.filter(({ isRequired }) => isRequired).map(({ key }) => key);
  const given = Object.entries(testEnvironment()).filter(([key]) => required.includes(key));
  const known = Object.entries(v.parse(EnvironmentSchema, Object.fromEntries(given)));
  const written = rows.flatMap(({ key, json }) =>
    json === undefined ? [] : [[key, JSON.parse(json) as unknown]],
  );
  expect(written.length).toBeGreaterThan(15);
  expect(known).toEqual(expect.arrayContaining(written));
});

it('the reference has every route by its name', () => {
  const listed = listBelow('docs/reference/routes.md', 'Table').flatMap((item) =>
    Array.from(item.matchAll(/`(\w+)` `([^`]+)`/g), ([, name, path]) => [name, path]),
  );
  expect(listed.sort()).toEqual(Object.entries(routes).sort());
});

it('the reference has every native handler, and whether it is optional', () => {
  const rows = tableBelow('docs/reference/native.md', 'Calls of the bridge');
  const listed = rows.flatMap(([, handlers, , missing = '']) =>
    codesIn(handlers).map((name) => [name, missing.startsWith('ignored')]),
  );
  const { has: _has, ...calls } = createWebViewBridge({}, () => undefined);
  const known = Object.entries(calls).map(([name, call]) => [
    name,
    (call as () => NativeResult)().ok,
  ]);
  expect(listed.sort()).toEqual(known.sort());
});
