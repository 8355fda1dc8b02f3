import { answerShown, dataOf } from '../earlyAnswer';
import type { Handover } from '../handover';

/**
 * Puts the advertisement's texts into the prerendered landing page (`data-word`). The app's first render shows the same
 * texts. After the app has started, only the app shows the answer. Resolves when the texts have been painted, or when only
 * the app can show them.
 */
export async function fillLanding(page: Window, handOver: Handover): Promise<void> {
  const { document } = page;
  const { first, facts } = handOver;
  const { read, environment } = facts;
  const answer = await first?.answer.catch(() => undefined);
  const data = read && answer && dataOf(read, answer, environment.envelope);
  if (data === undefined) return;
  // The landing page's markup may not be parsed yet.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve, { once: true });
    });
  }
  if (handOver.filled) return;
  const filled: Record<string, string> = {};
  document.querySelectorAll<HTMLElement>('[data-word]').forEach((element) => {
    const { word = '' } = element.dataset;
    const text = (Object(data) as Record<string, unknown>)[word];
    if (typeof text !== 'string' || !text) return;
    element.textContent = text;
    filled[word] = text;
  });
  handOver.filled = filled;
  await answerShown(page);
}
