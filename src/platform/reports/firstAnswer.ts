/** The name of a User Timing mark. The scripts `start` and `fill` and the app share no memory, but share User Timing. */
const MARK = 'first-answer';

/** The time of the page's first answer, in milliseconds since the navigation; undefined before the answer. */
export const firstAnswerOf = ({ performance }: Window): number | undefined =>
  performance.getEntriesByName(MARK)[0]?.startTime;

/** Records that an answer is on the screen. Only the page's first answer counts. */
export function markAnswer(page: Window): void {
  if (firstAnswerOf(page) === undefined) page.performance.mark(MARK);
}
