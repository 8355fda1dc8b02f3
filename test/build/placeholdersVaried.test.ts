/** @jest-environment node */
import fc from 'fast-check';
import { formatsOf } from '../../src/app/boot/placeholder/formats';
import { drawnSample } from '../../src/app/prerender/drawnSample';
import { askingScreens, schemaOf } from '../../src/app/prerender/renderScreens';
import { type ByPath, samples } from '../../src/app/prerender/samples';
import { withValues } from '../../src/app/prerender/withValues';
import { EXPLORE, IS_WHOLE, sampled, SEED } from '../support/explore';
import { type Answer, environment, filler, screenLines, screenOf } from '../support/placeholders';

/** The screens, and the answers of each, that `npm test` tries. `npm run placeholders` tries all. */
const SCREENS = 2;
const TRIED = 8;

/** The answers of a screen in which several values are varied at once. */
const MIXED = 100;

jest.setTimeout(IS_WHOLE ? 300_000 : 60_000);

/** The screen's message for an answer that its schema refuses. */
const REFUSED = /^(No pudimos leer la respuesta|无法读取服务器的响应)/;

type Variation = readonly [path: string, value: unknown];

/** Other values for each place of an answer: missing, empty, 0, equal to another one; lists of several lengths. */
function variationsOf(data: unknown): Variation[] {
  const places = placesIn(data);
  const texts = places.map(([, value]) => value).filter((it) => it && typeof it === 'string');
  return places.flatMap(([path, value], index) => {
    const another = texts[(index * 7 + 3) % texts.length];
    return othersOf(value, another).map((other) => [path, other] as const);
  });
}

function othersOf(value: unknown, another: unknown): unknown[] {
  if (Array.isArray(value)) {
    const [item] = value as unknown[];
    return [undefined, null, [], ...(item ? [[item], Array(20).fill(item)] : [])];
  }
  return typeof value === 'object' ? [undefined, null] : [undefined, null, '', '0', 0, another];
}

/** The places of an answer with their values, objects and lists included. */
function placesIn(data: unknown, path = ''): Variation[] {
  const inner =
    typeof data === 'object' && data
      ? Object.entries(data).flatMap(([name, it]) => placesIn(it, path ? `${path}.${name}` : name))
      : [];
  return path ? [[path, data], ...inner] : inner;
}

/** The sample of a screen, and one with what the sample leaves empty; each as it is, varied in one value and in several. */
function answersFor(name: string): Answer[] {
  const { name: screen, asks } = screenOf(name);
  const { fixed = {}, ...sample } = samples[screen];
  const full: ByPath = Object.fromEntries(Object.entries(fixed).filter(([, it]) => !isEmpty(it)));
  return [fixed, full].flatMap((values) => {
    const given = { ...sample, fixed: values };
    const { search, data } = drawnSample(schemaOf(asks), given, formatsOf(environment, 'es'));
    const variations = variationsOf(data);
    const mixed = fc.sample(fc.subarray(variations, { minLength: 2, maxLength: 5 }), {
      numRuns: MIXED,
      ...(!EXPLORE && { seed: SEED }),
    });
    return [[], ...variations.map((it) => [it]), ...mixed].map((changes) => ({
      search,
      data: withValues(data, Object.fromEntries(changes)),
    }));
  });
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** The only answers that no placeholder shows: with a contact in another form, the screen has other actions. */
function isLeftToApp(name: string, { data }: Answer): boolean {
  const formats = formatsOf(environment, 'es');
  return Object.entries(samples[screenOf(name).name].drawn ?? {}).some(([path, { format }]) => {
    const value = (data as Readonly<Record<string, string | number | null>>)[path] ?? '';
    return value !== '' && formats[format](String(value)) === undefined;
  });
}

const names = askingScreens.map(({ name }) => name);

it.each(sampled(names, SCREENS))(
  'the placeholder of %s is filled with each answer that the screen shows, and equals the screen',
  async (name) => {
    const fill = await filler(name, 'es', ['es']);
    for (const answer of sampled(answersFor(name), TRIED)) {
      const early = fill(answer);
      const late = await screenLines(name, 'es', answer);
      if (late.some((line) => REFUSED.test(line))) continue;
      const expected = isLeftToApp(name, answer) ? undefined : late.slice(0, early?.length ?? 1);
      expect({ answer, lines: early }).toEqual({ answer, lines: expected });
    }
  },
);
