/** User Timing keeps the time, because the start, the fill and the app share no memory. */
const MARK = 'first-answer';

/** When the page showed its first answer, in milliseconds since the page began; undefined before that. */
export const firstAnswerOf = ({ performance }: Window): number | undefined =>
  performance.getEntriesByName(MARK)[0]?.startTime;

/** Records that an answer is on the screen. Only the page's first answer counts. */
export function markAnswer(page: Window): void {
  if (firstAnswerOf(page) === undefined) page.performance.mark(MARK);
}
