import { successRuleOf } from '../api/aliases';
import { openEnvelope, verdictOf } from '../api/envelope';
import type { Environment } from '../environment/environment';
import { maskCard } from '../format/card';
import { formatDate, formatDateTime } from '../format/date';
import { formatMoney } from '../format/money';
import { formatRate } from '../format/number';
import type { LaunchLanguage } from '../i18n/language';
import type { FirstRead } from '../navigation/screens/row';
import { parametersOf } from '../session/launch';
import { fillFrame, type Formats } from './earlyView';
import type { FirstAnswer, RawAnswer } from './firstAnswer';
import { elementsOf, FRAMES_ID, type Frames } from './frameNodes';

/** Marks what stands in the app's root before the app itself does. */
const EARLY = 'data-early';

export interface FrameOptions {
  readonly page: Window;
  readonly read: FirstRead;
  /** The name of the screen's frame, in the language that the screen speaks. */
  readonly name: string;
  readonly first: FirstAnswer | undefined;
  readonly environment: Environment;
  readonly language: LaunchLanguage;
}

/**
 * Shows the screen's frame, rendered at build time, until the app is there: first as it waits, then with
 * the answer's figures in it. It is for the eyes only, and nothing in it can be used yet.
 */
export function showFrames(options: FrameOptions): void {
  const { page, read, name, first, environment, language } = options;
  const { document } = page;
  const frames = framesOf(document);
  const parameter = parametersOf(page.location.search);
  const formats = formatsOf(environment, language);
  let isFilled = false;
  const waiting = elementsOf(frames[`${name} waiting`] ?? [], document);
  fillFrame(waiting, { data: undefined, read: parameter }, formats);
  whenParsed(page, (root) => {
    if (!isFilled && !read.looksOtherwise?.(undefined, parameter)) show(waiting, root);
  });
  void first?.answer.then(
    (answer) => {
      const data = dataOf(first, answer, environment);
      if (read.looksOtherwise?.(data, parameter)) return;
      const filled = elementsOf(frames[name] ?? [], document);
      isFilled = fillFrame(filled, { data, read: parameter }, formats);
      if (isFilled) whenParsed(page, (root) => show(filled, root));
    },
    () => undefined,
  );
}

/** A page that was built for development has none. */
const framesOf = (page: Document): Frames =>
  JSON.parse(page.getElementById(FRAMES_ID)?.textContent ?? '{}') as Frames;

/** The head runs before the page's body is there. */
function whenParsed(page: Window, then: (root: HTMLElement) => void): void {
  const root = page.document.getElementById('root');
  if (root) then(root);
  else if (page.document.readyState === 'loading') {
    page.requestAnimationFrame(() => whenParsed(page, then));
  }
}

function show(frame: DocumentFragment, root: HTMLElement): void {
  const isOurs = !root.firstElementChild || root.firstElementChild.hasAttribute(EARLY);
  if (!isOurs || !frame.hasChildNodes()) return;
  const early = root.ownerDocument.createElement('div');
  early.setAttribute(EARLY, '');
  early.setAttribute('inert', '');
  early.append(frame);
  early.querySelectorAll<HTMLElement>('[data-style]').forEach(({ style, dataset }) => {
    style.cssText = dataset.style ?? '';
  });
  root.replaceChildren(early);
}

/** The answer's data where the call succeeded; what else there is to say, the app says. */
function dataOf(
  { call: { alias } }: FirstAnswer,
  { status, text }: RawAnswer,
  { envelope: names }: Environment,
): unknown {
  try {
    const envelope = openEnvelope(Object(JSON.parse(text)) as object, names);
    const isDone = verdictOf(envelope, successRuleOf(alias)) === 'done';
    return isDone && status === 200 ? envelope.data : undefined;
  } catch {
    return undefined;
  }
}

const formatsOf = (
  { currency, numberFormat, timeZone }: Environment,
  language: LaunchLanguage,
): Formats => ({
  flag: () => '',
  money: (text) => formatMoney(text, { symbol: currency[language], ...numberFormat }),
  rate: (text) => formatRate(text, numberFormat),
  date: (text) => formatDate(text, timeZone),
  time: (text) => formatDateTime(text, timeZone),
  card: maskCard,
});
