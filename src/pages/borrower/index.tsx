import { answerPainted, begunIn } from '../../head/begun';
import { breathe } from '../../head/breathe';
import { startApp } from '../../head/lostFiles';
import { guardPage } from '../../session/guardPage';

/** The launch pad is compiled into development builds only: there webpack drops the whole branch. */
async function begin(page: Window): Promise<void> {
  const { session, kept } = begunIn(page);
  // Before that, a fresh launch in an earlier borrower's tab would pass for that borrower.
  await kept;
  guardPage(page, session.launch);
  const { start } = await evaluate();
  if (!__LAUNCH_PAD__) return start(page);
  const preview = await import('../../features/preview/index');
  preview.simulateApp(page);
  return start(page, preview.previewScreens({ fetch: (...request) => page.fetch(...request) }));
}

/**
 * Evaluates the parts of this very file one by one. On a second visit the file is there at once: what
 * keeps the processor busy waits until the first answer, which the page itself shows, can be read.
 */
async function evaluate() {
  await answerPainted(window);
  await breathe();
  await import(/* webpackMode: "eager" */ './root');
  await breathe();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await breathe();
  const part = await import(/* webpackMode: "eager" */ './start');
  await breathe();
  return part;
}

startApp(window, begin);
