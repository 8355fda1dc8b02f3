import { UNSETTLED } from '@/domain/money';
import { storagesOf } from '@/platform/storage';
import { answerShown, dataOf } from '../earlyAnswer';
import type { Handover } from '../handover';
import { fillPlaceholder } from './fillPlaceholder';
import { formatsOf } from './formats';
import { showTap } from './taps';

/**
 * Shows the page's placeholder in the language of the launch, then the first answer in the placeholder. Only the app
 * shows an answer that does not fit the template. Resolves when the answer has been painted, or when only the app can show it.
 */
export async function fillPage(
  page: Window,
  { first, facts, session, taps }: Handover,
): Promise<void> {
  const { document } = page;
  const { read, language, environment } = facts;
  const getParameter = (name: string) =>
    name === 'mobilePhone' ? (session.launch.mobilePhone ?? '') : facts.getParameter(name);
  const early = document.querySelector('[data-early]');
  if (!read || !early) return;
  const formats = formatsOf(environment, language);
  const templateOf = (state: 'waiting' | 'answered') =>
    document.querySelector<HTMLTemplateElement>(`template[data-${state}~=${language}]`);
  const otherLanguage = templateOf('waiting');
  if (otherLanguage) early.replaceChildren(document.importNode(otherLanguage.content, true));
  // The placeholder before the answer shows values of the address only.
  const isShown = fillPlaceholder(early, { data: undefined, getParameter }, formats);
  if (!first || !isShown) {
    early.remove();
    return first?.answer.then(ignore, ignore);
  }
  const answer = await first.answer.catch(ignore);
  const data = answer && dataOf(read, answer, environment.envelope);
  // The app may have replaced the placeholder already.
  if (!early.isConnected || !data) return;
  const template = templateOf('answered');
  if (!template || (template.dataset.money !== undefined && isUnsettled(page))) return;
  const drawing = document.importNode(template.content, true);
  const sources = { data, getParameter };
  if (!fillPlaceholder(drawing, sources, formats, template.dataset.conditions)) return;
  early.replaceChildren(drawing);
  showTap(early, taps.tap);
  return answerShown(page);
}

/** A payment whose state the lender's answer does not say: the app shows it above the answer. */
const isUnsettled = (page: Window) => storagesOf(page).device.read(UNSETTLED.key) !== null;

const ignore = () => undefined;
