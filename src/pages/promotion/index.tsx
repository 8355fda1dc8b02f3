import { answerPainted } from '../../head/begun';
import { breathe } from '../../head/breathe';
import { startApp } from '../../head/lostFiles';

/** What keeps the processor busy waits until the advertisement's words, which the page itself shows, can be read. */
async function begin(page: Window): Promise<void> {
  await answerPainted(page);
  const start = await evaluate();
  return start(page);
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  await breathe();
  await import(/* webpackMode: "eager" */ '../shell/takeOver');
  await breathe();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await breathe();
  await import(/* webpackMode: "eager" */ './compose');
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await breathe();
  return start;
}

startApp(window, begin);
