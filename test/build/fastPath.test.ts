/** @jest-environment node */
import { appendFileSync } from 'node:fs';
import { formatsOf } from '../../src/app/boot/placeholder/formats';
import { drawnSample, withValues } from '../../src/app/prerender/drawnSample';
import { askingScreens, schemaOf } from '../../src/app/prerender/renderScreens';
import { samples } from '../../src/app/prerender/samples';
import { environment, filler, screenLines, screenOf } from './filled';

jest.setTimeout(300_000);
beforeEach(() => { jest.spyOn(console, 'warn').mockImplementation(() => undefined); });

/** The screen's message for an answer that its schema refuses. */
const REFUSED = /^(No pudimos leer la respuesta|无法读取服务器的响应)/;

/** The paths of all values in an answer. */
function pathsIn(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [path];
  const inner = Object.entries(data).flatMap(([name, it]) =>
    pathsIn(it, path ? `${path}.${name}` : name),
  );
  return path ? [path, ...inner] : inner;
}

const at = (data: unknown, path: string) =>
  path.split('.').reduce<unknown>((it, step) => (it as Record<string, unknown>)[step], data);

/** The values by which each place of an answer is varied. */
function variationsOf(data: unknown): (readonly [path: string, value: unknown])[] {
  const paths = pathsIn(data);
  const texts = paths.filter((path) => typeof at(data, path) === 'string' && at(data, path) !== '');
  return paths.flatMap((path, index): (readonly [string, unknown])[] => {
    const value = at(data, path);
    if (Array.isArray(value)) {
      const [item] = value as unknown[];
      const twenty = Array.from({ length: 20 }, () => item);
      return [undefined, null, [], [item], ...(item === undefined ? [] : [twenty])].map((it) => [path, it]);
    }
    if (typeof value === 'object') return [[path, undefined], [path, null]];
    const other = texts[(index * 7 + 3) % texts.length];
    return [undefined, null, '', '0', 0, ...(other ? [at(data, other)] : [])].map((it) => [path, it]);
  });
}

it.each(askingScreens.map(({ name }) => name))('%s', async (name) => {
  const fill = await filler(name, 'es', ['es']);
  const { search, data } = drawnSample(
    schemaOf(screenOf(name).asks),
    samples[name],
    formatsOf(environment, 'es'),
  );
  const wrong: unknown[] = [];
  let [filled, shown] = [0, 0];
  const left: string[] = [];
  for (const [path, value] of [['', ''] as const, ...variationsOf(data)]) {
    const answer = { search, data: path ? withValues(data, { [path]: value }) : data };
    const late = await screenLines(name, 'es', answer);
    if (late.some((line) => REFUSED.test(line))) continue;
    shown++;
    const early = fill(answer);
    if (!early) {
      left.push(`${path}=${JSON.stringify(value)?.slice(0, 30)}`);
      continue;
    }
    filled++;
    if (JSON.stringify(early) !== JSON.stringify(late.slice(0, early.length)))
      wrong.push([path, JSON.stringify(value)?.slice(0, 40), early.filter((l) => !late.includes(l)), late.filter((l) => !early.includes(l)).slice(0, 4)]);
  }
  appendFileSync('fastPath.jsonl', JSON.stringify([name, { shown, filled, left, wrong: wrong.slice(0,6) }]) + '\n');
  expect(wrong.slice(0, 6)).toEqual([]);
});
