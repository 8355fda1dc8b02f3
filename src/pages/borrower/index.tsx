import { answerPainted, begunIn } from '../../head/begun';
import { breathe } from '../../head/breathe';
import { startApp } from '../../head/lostFiles';

/** The launch pad is compiled into development builds only: there webpack drops the whole branch. */
async function begin(page: Window): Promise<void> {
  // On a second visit this file is there at once: what keeps the processor busy waits until the first answer, which
  // the page itself shows, can be read.
  await answerPainted(page);
  await guard(page);
  const start = await evaluate();
  if (!__LAUNCH_PAD__) return start(page);
  const preview = await import('../../features/preview/index');
  return start(page, preview.previewScreens({ fetch: (...request) => page.fetch(...request) }));
}

async function guard(page: Window): Promise<void> {
  const { session, keep } = begunIn(page);
  // Before that, a fresh launch in an earlier borrower's tab would pass for that borrower.
  keep?.();
  const { guardPage } = await import(/* webpackMode: "eager" */ '../../session/guardPage');
  guardPage(page, session.launch);
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  await breathe();
  await import(/* webpackMode: "eager" */ './root');
  await breathe();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await breathe();
  await import(/* webpackMode: "eager" */ './App');
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await breathe();
  return start;
}

startApp(window, begin);
