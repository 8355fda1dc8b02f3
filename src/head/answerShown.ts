import { markAnswer } from '../reports/firstAnswer';

/**
 * Notes when the first answer, which the page holds now, is on the screen, and resolves then. A picture is there once
 * the frame after its own has begun; whoever waits for it goes on in a later task.
 */
export async function answerShown(page: Window): Promise<void> {
  await new Promise<void>((resolve) => {
    page.requestAnimationFrame(() => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  });
  markAnswer(page);
}
