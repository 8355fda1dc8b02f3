import { answerPainted, type HandOver } from '../../head/handOver';
import { startApp } from '../../head/lostFiles';

/** The launch pad is compiled into development builds only: there webpack drops the whole branch. */
async function begin(page: Window, handOver: HandOver): Promise<void> {
  // On a second visit this file is there at once: its modules are evaluated after the first answer, which the page itself
  // shows, has been painted.
  await answerPainted(handOver);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  if (!__LAUNCH_PAD__) return start(page, handOver);
  const preview = await import('../../features/preview/index');
  preview.simulateApp(page);
  const send: typeof fetch = (...request) => page.fetch(...request);
  return start(page, handOver, preview.previewScreens({ fetch: send }));
}

startApp(window, begin);
