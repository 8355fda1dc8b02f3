import { breathe } from '../../boot/yieldToMain';
import { answerPainted, type HandOver } from '../../boot/handover';
import { startApp } from '../../boot/assetErrors';

/** What keeps the processor busy waits until the advertisement's words, which the page itself shows, can be read. */
async function begin(page: Window, handOver: HandOver): Promise<void> {
  await answerPainted(handOver);
  const start = await evaluate();
  return start(page, handOver);
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  await breathe();
  await import(/* webpackMode: "eager" */ '../shell/mount');
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
