import { answerShown, dataOf } from '../earlyAnswer';
import type { Handover } from '../handover';

/**
 * Puts the advertisement's own words into the landing page as it was rendered (`data-word`). What it has put there is
 * what the app draws first; once the app draws, the answer is the app's to show. Resolves when the words have been
 * painted, or will not be.
 */
export async function fillLanding(page: Window, handOver: Handover): Promise<void> {
  const { document } = page;
  const { first, facts } = handOver;
  const { read, environment } = facts;
  const answer = await first?.answer.catch(() => undefined);
  const data = read && answer && dataOf(read, answer, environment.envelope);
  if (data === undefined) return;
  // The frame may still be on its way.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve, { once: true });
    });
  }
  if (handOver.filled) return;
  const filled: Record<string, string> = {};
  document.querySelectorAll<HTMLElement>('[data-word]').forEach((place) => {
    const { word = '' } = place.dataset;
    const text = (Object(data) as Record<string, unknown>)[word];
    if (typeof text !== 'string' || !text) return;
    place.textContent = text;
    filled[word] = text;
  });
  handOver.filled = filled;
  await answerShown(page);
}
