import { JSDOM } from 'jsdom';
import { createLender, type Lender } from '../../sandbox';
import type { LaunchLanguage } from '../../src/i18n/language';
import type { Dressed } from './dressBuild';
import { frameOf, type StudiedScreen } from './frames';
import { linesOf, shownPart } from './frameText';

/** An address's own query, and what the lender answers there. */
interface Answer {
  readonly search: string;
  readonly data: unknown;
}

const LANGUAGES: readonly LaunchLanguage[] = ['es', 'en'];

/**
 * Every frame, in every language, filled with what the sandbox answers to each of its borrowers (of whom there is one
 * for every status of an order), against the screen itself with that answer. Fails where the two differ: where the
 * frame shows something else, or less without a reason in the screen's notes. In the sandbox's own environment, where
 * screens have all their parts, it fails where a note gives a reason for nothing, too.
 */
export async function checkFrames(dressed: Dressed, isOwn: boolean): Promise<void> {
  const problems = await problemsOf(dressed, isOwn);
  if (problems.length > 0) {
    throw new Error(`Frames that are not their screens:\n  ${problems.join('\n  ')}`);
  }
}

export async function problemsOf(
  { screens, ...dressed }: Dressed,
  isOwn = true,
): Promise<string[]> {
  const environment = { ...dressed.environment, apiBase: '' };
  const { envelope: _plain, ...others } = environment;
  const lender = createLender({ environment: others });
  const problems: string[] = [];
  for (const studied of screens) {
    const answers = await answersOf(lender, studied, { ...dressed, environment });
    for (const language of LANGUAGES) {
      const { differences, idleNotes } = await check(studied, answers, language, dressed);
      const found = isOwn ? [...differences, ...idleNotes] : differences;
      problems.push(...found.map((each) => `${studied.screen.path} (${language}) ${each}`));
    }
  }
  return problems;
}

type House = Omit<Dressed, 'screens'>;

async function answersOf(
  lender: Lender,
  { screen, read }: StudiedScreen,
  { renderer: { queryFor, parametersOf, placeOf, requestOf }, environment }: House,
): Promise<Answer[]> {
  const answers = new Map<string, Answer>();
  for (const borrower of lender.borrowers) {
    const launch = lender.launch(borrower);
    const search = new URLSearchParams(queryFor(screen, launch)).toString();
    const place = placeOf(parametersOf(search), launch);
    const request = requestOf({ ...read, texts: NO_TEXTS }, place, launch, environment);
    if (!request) continue;
    const body = await (await lender.fetch(request.url, request.init)).text();
    const { data } = JSON.parse(body) as { data?: unknown };
    if (data) answers.set(body, { search, data });
  }
  return [...answers.values()];
}

const NO_TEXTS = { es: [], en: [] };

async function check(
  studied: StudiedScreen,
  answers: readonly Answer[],
  language: LaunchLanguage,
  { renderer, environment }: House,
) {
  const { screen } = studied;
  const { notes = {} } = screen;
  const fill = fillerOf(studied, language, { renderer, environment });
  const differences: string[] = [];
  const unused = new Set(Object.keys(notes.omits ?? {}));
  let isLeft = false;
  for (const { search, data } of answers) {
    const early = fill(search, data);
    if (early === 'looksOtherwise') continue;
    if (early === 'unfit') {
      isLeft = true;
      if (!notes.leaves) differences.push(`${search}: the frame leaves this answer to the app`);
      continue;
    }
    const showing = { search, language, data, origin: environment.h5Base };
    const { answered } = await renderer.show(screen, showing, environment);
    const whole = shownPart(answered, {});
    unused.forEach((selector) => {
      if (whole.querySelector(selector)) unused.delete(selector);
    });
    const late = linesOf(shownPart(answered, notes));
    // Of a list that is cut short the screen draws more, or waits for the code of a long one.
    const length = notes.most ? Math.min(early.length, late.length) : Infinity;
    const difference = differenceOf(early.slice(0, length), late.slice(0, length));
    if (difference) differences.push(`${search}: ${difference}`);
  }
  const idleNotes = [...unused].map((selector) => `nothing is omitted as ${selector}`);
  if (notes.leaves && !isLeft) idleNotes.push('no answer is left to the app');
  return { differences, idleNotes };
}

/** What the frame shows of an answer, line by line, or why it shows nothing. */
function fillerOf(studied: StudiedScreen, language: LaunchLanguage, house: House) {
  const { renderer, environment } = house;
  const { templates } = frameOf(studied, language, renderer);
  const { document } = new JSDOM(templates).window;
  const formats = renderer.formatsOf(environment, language);
  const template = document.querySelector<HTMLTemplateElement>('#answered');
  return (search: string, data: unknown) => {
    const read = renderer.placeOf(renderer.parametersOf(search), { productId: '1', orderId: '1' });
    if (!renderer.looksLikeFrame(studied.screen.asks, read, data)) return 'looksOtherwise';
    const frame = template && document.importNode(template.content, true);
    return frame && renderer.fillFrame(frame, { data, read }, formats) ? linesOf(frame) : 'unfit';
  };
}

function differenceOf(early: readonly string[], late: readonly string[]): string | undefined {
  const length = Math.max(early.length, late.length);
  const place = Array.from({ length }).findIndex((_, index) => early[index] !== late[index]);
  if (place < 0) return undefined;
  const [framed, shown] = [early, late].map((lines) => JSON.stringify(lines[place] ?? ''));
  return `the frame has ${String(framed)} where the screen has ${String(shown)}`;
}
