/** The browser's own clock keeps the time (User Timing): the start, the frame's filling and the app share no memory. */
const MARK = 'first-answer';

/** When the page's first answer was on the screen, in milliseconds since the page began. */
export const firstAnswerOf = ({ performance }: Window): number | undefined =>
  performance.getEntriesByName(MARK)[0]?.startTime;

/** An answer is on the screen; only the page's first one counts. */
export function markAnswer(page: Window): void {
  if (firstAnswerOf(page) === undefined) page.performance.mark(MARK);
}
