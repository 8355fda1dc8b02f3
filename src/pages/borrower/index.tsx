import { answerPainted, begunIn } from '../../head/begun';
import { tellLost } from '../../head/lostFiles';
import { guardPage } from '../../session/guardPage';
import { breathe } from '../shell/breathe';

/** The launch pad is compiled into development builds only: there webpack drops the whole branch. */
async function begin(page: Window): Promise<void> {
  const begun = begunIn(page);
  begun.isAppThere = true;
  guardPage(page, begun.session.launch);
  const { start } = await evaluate();
  if (!__LAUNCH_PAD__) return start(page);
  const preview = await import('../../features/preview/index');
  preview.simulateApp(page);
  return start(page, preview.previewScreens({ fetch: (...request) => page.fetch(...request) }));
}

/**
 * Evaluates React, which is part of this very file, while the file with everything else is on its way, and then that
 * one's parts one by one. On a second visit both are there at once: what keeps the processor busy waits until the
 * first answer, which the page itself shows, can be read.
 */
async function evaluate() {
  await answerPainted(window);
  await breathe();
  await import(/* webpackMode: "eager" */ './root');
  await breathe();
  await import(/* webpackChunkName: "borrower" */ '../../api/api');
  await breathe();
  const part = await import(/* webpackChunkName: "borrower" */ './start');
  await breathe();
  return part;
}

begin(window).catch((error: unknown) => {
  console.error(error);
  tellLost(document);
});
