import { answerShown, dataOf } from '../earlyAnswer';
import type { Handover } from '../handover';
import { type Conditions, fillPlaceholder, isFor } from './fillPlaceholder';
import { formatsOf } from './formats';

/**
 * Shows the page's placeholder in the language of the launch, then the first answer in the placeholder. Only the app
 * shows an answer that fits no template. Resolves when the answer has been painted, or when only the app can show it.
 */
export async function fillPage(page: Window, { first, facts }: Handover): Promise<void> {
  const { document } = page;
  const { read, readParameter, language, environment } = facts;
  const early = document.querySelector('[data-early]');
  if (!read || !early) return;
  const formats = formatsOf(environment, language);
  const templates = (state: 'waiting' | 'answered') => [
    ...document.querySelectorAll<HTMLTemplateElement>(`template[data-${state}~=${language}]`),
  ];
  const [otherLanguage] = templates('waiting');
  if (otherLanguage) early.replaceChildren(document.importNode(otherLanguage.content, true));
  // The placeholder before the answer shows values of the address only.
  const isShown = fillPlaceholder(early, { data: undefined, read: readParameter }, formats);
  if (!first || !isShown) {
    early.remove();
    return first?.answer.then(ignore, ignore);
  }
  const answer = await first.answer.catch(ignore);
  const data = answer && dataOf(read, answer, environment.envelope);
  // The app may have replaced the placeholder already.
  if (!early.isConnected || !data) return;
  for (const { content, dataset } of templates('answered')) {
    const sources = { data, read: readParameter };
    const conditions = JSON.parse(dataset.conditions ?? '{}') as Conditions;
    const drawing = isFor(conditions, sources) && document.importNode(content, true);
    if (drawing && fillPlaceholder(drawing, sources, formats)) {
      early.replaceChildren(drawing);
      return answerShown(page);
    }
  }
}

const ignore = () => undefined;
