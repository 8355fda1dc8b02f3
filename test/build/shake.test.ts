import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import type { Cut } from '../../scripts/shake/cut';
import { cutPlugin } from '../../scripts/shake/cutPlugin';
import { cutFiles, installed } from '../../scripts/shake/index';

const nothing = { what: '', neededBy: /$^/ };

const cut = (source: string, cuts: Partial<Cut>) =>
  transformSync(source, {
    configFile: false,
    babelrc: false,
    plugins: [() => cutPlugin([{ ...nothing, ...cuts }])],
  })?.code ?? '';

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** What runs in a borrower's app in production; the public pages hydrate, with a React DOM of their own. */
const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .filter(
    (file) => !/^(features\/preview|pages\/(site|promotion|shell\/takeOver)|prerender)/.test(file),
  )
  .map((file) => ({
    file,
    text: withoutComments(fs.readFileSync(path.join('src', file), 'utf8')),
  }));

describe.each(cutFiles)('what is cut of $library/$file', (file) => {
  test('is there, and leaves nothing that is still used', () => {
    const source = fs.readFileSync(installed(file), 'utf8');
    const plugins = [() => cutPlugin(file.cuts)];
    const result = transformSync(source, {
      configFile: false,
      babelrc: false,
      compact: false,
      plugins,
    });
    expect(result?.code?.length).toBeLessThan(source.length);
  });

  test.each(file.cuts)('is not needed: $what', ({ neededBy }) => {
    const users = sources.filter(({ text }) => neededBy.test(text)).map((source) => source.file);
    expect(users).toEqual([]);
  });
});

test('a version whose insides nobody has read fails the build', () => {
  const [file] = cutFiles;
  expect(() => installed({ ...file!, version: '0.0.0' })).toThrow(/what-is-cut/);
});

test('a name that is no longer there fails the build', () => {
  expect(() => cut('', { answers: { gone: '' } })).toThrow('Nothing to cut: gone');
});

test('what is cut away and still used fails the build', () => {
  const source = 'const { one } = make(); use(one);';
  expect(() => cut(source, { properties: ['one'] })).toThrow('Cut away, and still used: one');
  const read = 'make({ one: 1 }).one;';
  expect(() => cut(read, { properties: ['one'] })).toThrow('Cut away, and still used: one');
});

test('a constant is known wherever it is read, and a variable of the same name in a function is not it', () => {
  const source =
    'let on = false; function turn() { on = true; } function f(on) { return on; } g(on);';
  const result = cut(source, { constants: { on: 'false' } });
  expect(result).toContain('g(false)');
  expect(result).toContain('return on');
  expect(result).not.toMatch(/on = true/);
});

test('a function answers what is known', () => {
  expect(
    cut('function f(a) { return g(a); } const h = () => 1;', { answers: { f: '2', h: '' } }),
  ).toMatch(/function f\(\) \{\s*return 2;\s*\}\s*const h = \(\) => \{\};/);
});

test('cases of kinds that are never made go; one that a living case goes on into stays', () => {
  const source = `switch (it.tag) {
    case 1: var kept = 1; return kept;
    case 26: var late = 2; return late;
    case 5: early(late);
    case 27: shared(); break;
    default: other();
  }`;
  const result = cut(`function f(it) { ${source} }`, { kinds: [26, 27] });
  expect(result).not.toContain('case 26');
  expect(result).toContain('var late;');
  expect(result).toMatch(/case 27:\s*shared\(\)/);
});

test('a comparison with a kind that is never made is decided; with another number it is not', () => {
  const result = cut('a(26 === it.tag, it.tag !== 26, 26 === it.size, 5 === it.tag);', {
    kinds: [26],
  });
  expect(result).toBe('a(false, true, 26 === it.size, 5 === it.tag);');
});
