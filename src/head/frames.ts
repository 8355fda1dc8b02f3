import { successRuleOf } from '../api/aliases';
import { openEnvelope, verdictOf } from '../api/envelope';
import type { Environment } from '../environment/environment';
import { maskCard } from '../format/card';
import { formatDate, formatDateTime } from '../format/date';
import { formatMoney } from '../format/money';
import type { LaunchLanguage } from '../i18n/language';
import { parametersOf } from '../session/launch';
import { fillFrame, type Formats } from './earlyView';
import type { FirstAnswer, RawAnswer } from './firstAnswer';
import type { FirstRead } from './firstReads';

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
  const show = (frame: DocumentFragment) => {
    const root = document.getElementById('root');
    const isOurs = !root?.firstElementChild || root.firstElementChild.hasAttribute(EARLY);
    if (!root || !isOurs) return;
    const early = document.createElement('div');
    early.setAttribute(EARLY, '');
    early.setAttribute('inert', '');
    early.append(frame);
    early.querySelectorAll<HTMLElement>('[data-style]').forEach(({ style, dataset }) => {
      style.cssText = dataset.style ?? '';
    });
    root.replaceChildren(early);
  };
  const parameter = parametersOf(page.location.search);
  const formats = formatsOf(environment, language);
  let isFilled = false;
  whenParsed(page, `${name} waiting`, (frame) => {
    fillFrame(frame, { data: undefined, read: parameter }, formats);
    if (!isFilled && !read.looksOtherwise?.(undefined, parameter)) show(frame);
  });
  void first?.answer.then(
    (answer) => {
      const data = dataOf(first, answer, environment);
      if (read.looksOtherwise?.(data, parameter)) return;
      whenParsed(page, name, (frame) => {
        isFilled = fillFrame(frame, { data, read: parameter }, formats);
        if (isFilled) show(frame);
      });
    },
    () => undefined,
  );
}

/** Hands out a copy of a frame as soon as the page's parser has come to it. */
function whenParsed(page: Window, name: string, then: (frame: DocumentFragment) => void): void {
  const template = page.document.querySelector<HTMLTemplateElement>(`[data-frame="${name}"]`);
  if (template) then(page.document.importNode(template.content, true));
  else if (page.document.readyState === 'loading') {
    page.requestAnimationFrame(() => whenParsed(page, name, then));
  }
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

const formatsOf = ({ currency, numberFormat }: Environment, language: LaunchLanguage): Formats => ({
  flag: () => '',
  money: (text) => formatMoney(text, { symbol: currency[language], ...numberFormat }),
  date: formatDate,
  time: formatDateTime,
  card: maskCard,
});
