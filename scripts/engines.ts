import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { firefox } from './engines/firefox';
import { type Journey, journeys } from './engines/journeys';
import { personAt } from './engines/person';
import type { Engine, RunningEngine } from './engines/port';
import { screens } from './engines/screens';
import { watchedBuild } from './engines/watchedBuild';
import { webkit } from './engines/webkit';
import { type Preview, startPreview } from './previewServer';

/**
 * `npm run engines -- [--engine firefox] [--only repay] [--pictures]`: every screen and the main journeys of a built
 * `dist/` on the other engines that this machine has, with its own headers and the sandbox behind it. Says what held and
 * what was seen where it did not; `--pictures` keeps what each journey ended with, in `sheets/engines/`.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    pictures: { type: 'boolean', default: false },
  },
});

/** What went wrong, or nothing. */
async function travel(
  journey: Journey,
  engine: Pick<RunningEngine, 'open'>,
  preview: Preview,
  picture: string,
): Promise<string[]> {
  preview.lender.reset();
  const before = preview.reports.length;
  const page = await engine.open();
  const troubles: string[] = [];
  const person = personAt(page, preview.origin);
  try {
    await journey.go(person, preview.lender);
    if (values.pictures) writeFileSync(picture, await person.picture());
  } catch (error) {
    troubles.push(String(error), `The screen said: ${await person.said().catch(String)}`);
  }
  const seen = preview.reports.slice(before).filter(isTrouble);
  await page.close();
  return [...troubles, ...seen];
}

/** What is reported without being one: how fast a page was, and that there is no native app around it. */
const NO_TROUBLE = ['speed', 'bridge'];

const isTrouble = (report: string) =>
  !NO_TROUBLE.includes((JSON.parse(report) as { readonly kind: string }).kind);

/** A journey that does not end is given up after so many ms. */
const TOO_LONG_MS = 60_000;

/** The same, within the limit. */
function go(...journey: Parameters<typeof travel>): Promise<string[]> {
  const giveUp = setTimeout(TOO_LONG_MS, undefined, { ref: false }).then(() => [
    `It did not end within ${TOO_LONG_MS / 1_000} s`,
  ]);
  return Promise.race([travel(...journey), giveUp]).catch((error: unknown) => [String(error)]);
}

/** A browser that does not start, as WebKit's at times, is none of the journey's: it is begun once more. */
async function twice<Begun>(
  begin: () => Promise<Begun>,
  between?: () => Promise<void>,
): Promise<Begun> {
  try {
    return await begin();
  } catch (problem) {
    console.log(`  anew    ${String(problem)}`);
    await between?.();
    return begin();
  }
}

/** An engine, begun anew where it has to be. */
async function beginEngine(start: Engine['start']) {
  let engine = await twice(start);
  const beginAnew = async () => {
    await engine.close();
    engine = await twice(start);
  };
  return {
    version: engine.version,
    beginAnew,
    open: () => twice(() => engine.open(), beginAnew),
    close: () => engine.close(),
  };
}

async function tryEngine({ name, missing, start }: Engine, preview: Preview): Promise<number> {
  const what = missing();
  if (what) {
    console.log(`${name}: not on this machine (${what})\n`);
    return 0;
  }
  const engine = await beginEngine(start);
  console.log(`${name} ${engine.version}`);
  const folder = path.join('sheets', 'engines', name);
  if (values.pictures) mkdirSync(folder, { recursive: true });
  const chosen = [...screens, ...journeys].filter((each) => each.name.includes(values.only));
  let held = 0;
  try {
    for (const journey of chosen) {
      const picture = path.join(folder, `${journey.name.replace(/\W+/g, '-')}.png`);
      const troubles = await go(journey, engine, preview, picture);
      if (troubles.length === 0) held += 1;
      console.log(`  ${troubles.length === 0 ? 'held   ' : 'DID NOT'} ${journey.name}`);
      troubles.forEach((trouble) => console.log(`            ${trouble}`));
      // What hangs in it is not to meet the next.
      if (troubles.length > 0) await engine.beginAnew();
    }
  } finally {
    await engine.close();
  }
  console.log(`${name}: ${chosen.length} run, ${held} held\n`);
  return chosen.length - held;
}

async function main(): Promise<void> {
  const root = watchedBuild();
  const preview = await startPreview(0, { root, isReporting: true });
  try {
    let failed = 0;
    for (const engine of [webkit, firefox]) {
      if (engine.name.toLowerCase().includes(values.engine.toLowerCase())) {
        failed += await tryEngine(engine, preview);
      }
    }
    process.exitCode = failed ? 1 : 0;
  } finally {
    await preview.close();
    rmSync(root, { recursive: true });
  }
}

void main();
