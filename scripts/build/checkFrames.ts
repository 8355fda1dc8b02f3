import { JSDOM } from 'jsdom';
import type { Environment } from '../../src/environment/environment';
import type { LaunchLanguage } from '../../src/i18n/language';
import type { AskingScreen, RenderedScreen } from '../../src/prerender/index';
import { createLender, type Lender } from '../../test/sandbox';
import { frameOf, LIFELESS } from './frames';
import { loadRenderer, type Renderer } from './renderer';

/** An address's own query, and what the lender answers there. */
interface Answer {
  readonly search: string;
  readonly data: unknown;
}

const LANGUAGES: readonly LaunchLanguage[] = ['es', 'en'];

/**
 * Every frame, in every language, filled with what the sandbox answers to each of its borrowers (of whom there is one
 * for every status of an order), against the screen itself with that answer. Fails where one shows what its screen
 * does not, or not in its place.
 */
export async function checkFrames(candidate: unknown): Promise<void> {
  const renderer = await loadRenderer();
  const reading = renderer.checkBrand(candidate);
  if (!reading.ok) return;
  const problems = await problemsOf(renderer, { ...reading.environment, apiBase: '' });
  if (problems.length > 0) {
    throw new Error(`Frames that are not their screens':\n  ${problems.join('\n  ')}`);
  }
}

async function problemsOf(renderer: Renderer, environment: Environment): Promise<string[]> {
  const { envelope: _plain, ...others } = environment;
  const lender = createLender({ environment: others });
  // A picture's address is judged beside that of the page.
  Object.assign(globalThis, { window: { location: { origin: environment.h5Base } } });
  const problems: string[] = [];
  for (const rendered of await renderer.renderScreens(environment)) {
    const screen = renderer.askingScreens.find(({ name }) => name === rendered.chunk);
    if (!screen) throw new Error(`${rendered.chunk} is no screen that asks`);
    const answers = await answersOf(lender, screen, rendered, renderer, environment);
    for (const language of LANGUAGES) {
      const checking = { screen, rendered, answers, language };
      problems.push(...(await check(checking, renderer, environment)));
    }
  }
  return problems;
}

async function answersOf(
  lender: Lender,
  screen: AskingScreen,
  { read }: RenderedScreen,
  { queryFor, parametersOf, placeOf, requestOf }: Renderer,
  environment: Environment,
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

interface Checking {
  readonly screen: AskingScreen;
  readonly rendered: RenderedScreen;
  readonly answers: readonly Answer[];
  readonly language: LaunchLanguage;
}

async function check(
  { screen, rendered, answers, language }: Checking,
  renderer: Renderer,
  environment: Environment,
): Promise<string[]> {
  const { asks, path } = screen;
  const { document } = new JSDOM(frameOf(rendered, language, renderer).templates).window;
  const formats = renderer.formatsOf(environment, language);
  const template = document.querySelector<HTMLTemplateElement>('#answered');
  const problems: string[] = [];
  let shown = 0;
  for (const { search, data } of answers) {
    const place = renderer.placeOf(renderer.parametersOf(search), { productId: '1', orderId: '1' });
    const frame = template && document.importNode(template.content, true);
    if (!frame || !renderer.looksLikeFrame(asks, place, data)) continue;
    if (!renderer.fillFrame(frame, { data, read: place }, formats)) continue;
    shown += 1;
    const { answered } = await renderer.show(screen, { search, language, data }, environment);
    document.body.innerHTML = answered;
    const { without } = rendered.sample;
    const left = [LIFELESS, ...(without ? [without] : [])].join();
    document.querySelectorAll(left).forEach((part) => part.remove());
    const [early, late] = [linesOf(frame), linesOf(document.body)];
    // What the frame does not show may only follow what it shows; of a long list the screen draws more
    // once it has measured the window.
    const compared = rendered.sample.most ? Math.min(early.length, late.length) : early.length;
    if (early.slice(0, compared).join('\n') !== late.slice(0, compared).join('\n')) {
      problems.push(`${path}?${search} (${language}): ${differenceOf(early, late)}`);
    }
  }
  return shown > 0 ? problems : [`${path} (${language}): no answer fits its frame`];
}

function differenceOf(early: readonly string[], late: readonly string[]): string {
  const place = early.findIndex((line, index) => line !== late[index]);
  const [framed, shown] = [early, late].map((lines) => JSON.stringify(lines.at(place) ?? ''));
  return `the frame has ${framed} where the screen has ${shown}`;
}

/** What can be read, line by line: the whole text of each element that holds more than others. */
function linesOf(part: ParentNode): string[] {
  return [...part.children].flatMap((element) => {
    if (element.matches('[aria-hidden="true"]')) return [];
    const holdsText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
    return holdsText ? [element.textContent.trim()] : linesOf(element);
  });
}
