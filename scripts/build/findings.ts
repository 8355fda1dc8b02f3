import type { Environment } from '../../src/environment/environment';
import { ADDRESS, type SlotTrait, UNLESS_SAME } from '../../src/navigation/screens/slots';
import type { RenderedScreen } from '../../src/prerender/index';
import { readSlot } from './frameSlots';
import type { Renderer } from './renderer';
import { changed, type Finding, type Study, studyOf } from './study';

/**
 * Finds out what follows from each value's absence, by leaving it out and looking: the screen is drawn without it, and
 * its frame is filled without it. What makes the frame show what the screen shows is right.
 */
export async function findOut(
  rendered: RenderedScreen,
  renderer: Renderer,
  environment: Environment,
): Promise<readonly Finding[]> {
  const study = studyOf(rendered, renderer, environment);
  await expectAllKnown(study);
  for (const path of pathsIn(study.frame)) await findConsequence(study, path);
  for (const condition of conditionsOf(rendered)) await findPart(study, condition);
  for (const pair of twinsIn(study)) await findTwin(study, pair);
  return study.findings;
}

/** With every value another one the frame still is the screen: else some text is no value in any format known. */
async function expectAllKnown({ rendered, screenWith, shows }: Study): Promise<void> {
  const { sample, screen } = rendered;
  const shown = new Set(sample.values.values());
  const given = new Set(Object.values(screen.notes?.given ?? {}));
  const others = JSON.stringify(sample.data).replace(/"(\d{10})"/g, (text, value: string) =>
    shown.has(value) && !given.has(value) && !sample.search.includes(value)
      ? `"${String(Number(value) + OTHERWISE)}"`
      : text,
  );
  const data: unknown = JSON.parse(others);
  const late = await screenWith(data);
  if (!shows(late, data)) throw new Error(`${screen.path} shows a value in a way that no slot can`);
}

/** Another day, another amount, other last digits. */
const OTHERWISE = 50_086_401;

/** What may follow from a value's absence, the least first. The last one fits every screen: it leaves it to the app. */
const CONSEQUENCES: readonly (readonly SlotTrait[])[] = [
  [],
  ['notZero'],
  ['itemNeeds'],
  ['itemNeeds', 'notZero'],
  ['needed'],
  ['needed', 'notZero'],
];

async function findConsequence({ rendered, screenWith, mayStand, find }: Study, path: string) {
  const { sample, screen } = rendered;
  const absences = absencesOf(path).filter(
    ([place, value]) => !value || !screen.notes?.given?.[place],
  );
  const cases = await Promise.all(
    absences.map(async ([place, value]) => {
      const data = changed(sample.data, place, value);
      return { data, late: await screenWith(data) };
    }),
  );
  const adding =
    (traits: readonly SlotTrait[]): Finding =>
    (frame) => {
      slotsAt(frame, path).forEach((slot) => {
        slot.setAttribute('name', [slot.getAttribute('name'), ...traits].join(' '));
      });
    };
  const fits = (traits: readonly SlotTrait[]) =>
    // Only an item of a list can be left out.
    (path.includes('*') || !traits.includes('itemNeeds')) &&
    cases.every(({ late, data }) => mayStand(late, data, adding(traits)));
  const traits = CONSEQUENCES.find(fits);
  if (!traits) throw new Error(`${screen.path}: what where ${path} is missing?`);
  find(adding(traits));
}

/** What a value can be where it is missing: of a list, the second item's. */
function absencesOf(path: string): (readonly [place: string, value: unknown])[] {
  const place = path.replace('*', '1');
  const list = /^(.+)\.length$/.exec(place)?.[1];
  if (list) return [[list, []]];
  return [
    [place, ''],
    [place, '0'],
  ];
}

/** A yes or no, or whether a list has items. */
interface Condition {
  readonly place: string;
  readonly off: unknown;
  /** What reads it, as a slot would. */
  readonly name: string;
}

/** Those of a list's first two items count for all of them. */
function conditionsOf({ sample: { flags, lists } }: RenderedScreen): readonly Condition[] {
  return [
    ...flags.map((place) => ({ place, off: 0, name: `${place} flag` })),
    ...[...lists.keys()].map((place) => ({
      place,
      off: [],
      name: `${place}.length notZero`,
    })),
  ].filter(({ place }) => !/\.([2-9]|\d\d+)(\.|$)/.test(place));
}

/** A part of the frame stands only with a yes, or with a list that has items; or else the whole frame does. */
async function findPart(study: Study, { place, off, name }: Condition) {
  const data = changed(study.rendered.sample.data, place, off);
  const late = await study.screenWith(data);
  if (study.mayStand(late, data)) return;
  const parts = [...study.frame.querySelectorAll(UNCONDITIONAL)];
  const part = parts.findIndex((_, index) => study.shows(late, data, setting(index, name)));
  study.find(part < 0 ? setting(0, `${name} needed`) : setting(part, name));
}

/** Each part stands with one condition. */
const UNCONDITIONAL = '*:not([data-if], slot)';

const setting =
  (index: number, condition: string): Finding =>
  (frame) => {
    const part = frame.querySelectorAll<HTMLElement>(UNCONDITIONAL)[index];
    if (part) part.dataset.if = condition;
  };

type Pair = readonly [path: string, other: string];

/** Pairs of values that are shown as they are. */
function twinsIn({ frame, rendered }: Study): readonly Pair[] {
  const given = rendered.screen.notes?.given ?? {};
  const plain = [...pathsIn(frame)].filter(
    (path) =>
      /^[\w.]+$/.test(path) &&
      !(path in given) &&
      slotsAt(frame, path).every((slot) => readSlot(slot).traits.every(isNoFormat)),
  );
  return plain.flatMap((path, index) => plain.slice(index + 1).map((it) => [path, it] as const));
}

const isNoFormat = (trait: string) => CONSEQUENCES.flat().includes(trait as SlotTrait);

/** Of two values one may not be shown where it is the same as the other. */
async function findTwin({ rendered, screenWith, mayStand, shows, find }: Study, pair: Pair) {
  const [path, other] = pair;
  const { values, data: whole } = rendered.sample;
  const data = changed(whole, path, values.get(other));
  const late = await screenWith(data);
  if (mayStand(late, data)) return;
  const hiding =
    ([one, its]: Pair): Finding =>
    (frame) => {
      slotsAt(frame, one).forEach((slot) => {
        const { traits } = readSlot(slot);
        slot.setAttribute('name', [one + UNLESS_SAME + its, ...traits].join(' '));
      });
    };
  const hidden = [pair, [other, path] as const].find((each) => shows(late, data, hiding(each)));
  if (!hidden) throw new Error(`${rendered.screen.path}: what where ${path} is ${other}?`);
  find(hiding(hidden));
}

/** The answer's values that a frame shows. */
const pathsIn = (frame: HTMLElement): ReadonlySet<string> =>
  new Set(
    [...frame.querySelectorAll('slot')]
      .map((slot) => readSlot(slot).path)
      .filter((path) => !path.startsWith(ADDRESS)),
  );

const slotsAt = (frame: HTMLElement, path: string) =>
  [...frame.querySelectorAll('slot')].filter((slot) => readSlot(slot).path === path);
