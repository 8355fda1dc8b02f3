import { looksLikeFrame } from '../../navigation/screens/firstRead';
import { answerShown, dataOf } from '../firstAnswer';
import type { HandOver } from '../handOver';
import { fillFrame } from './fillFrame';
import { formatsOf } from './formats';

/**
 * Puts the first answer into the frame that the page holds. The frame is for the eyes only; whatever does
 * not fit it is the app's to show. Resolves when the answer has been painted, or will not be.
 */
export async function fillPage(page: Window, { first, facts }: HandOver): Promise<void> {
  const { document } = page;
  const { read, place, language, environment } = facts;
  const early = document.querySelector('[data-early]');
  if (!read || !early) return;
  const looksAlike = (data: unknown) => looksLikeFrame(read.asks, place, data);
  if (!first || !looksAlike(undefined)) {
    early.remove();
    return first?.answer.then(ignore, ignore);
  }
  const formats = formatsOf(environment, language);
  const fill = (frame: Element | DocumentFragment, data: unknown) =>
    fillFrame(frame, { data, read: place }, formats);
  const other = templateOf(`waiting-${language}`);
  if (other) early.replaceChildren(other);
  fill(early, undefined);
  const frame = templateOf(`answered-${language}`) ?? templateOf('answered');
  const answer = await first.answer.catch(ignore);
  const data = answer && dataOf(read, answer, environment.envelope);
  // The app may have been quicker.
  if (!early.isConnected || !frame || !looksAlike(data) || !fill(frame, data)) return;
  early.replaceChildren(frame);
  await answerShown(page);

  /** A copy of a template that the build wrote behind the root (`scripts/build/frames.ts`). */
  function templateOf(id: string): DocumentFragment | undefined {
    const template = document.getElementById(id);
    return template instanceof HTMLTemplateElement
      ? document.importNode(template.content, true)
      : undefined;
  }
}

const ignore = () => undefined;
