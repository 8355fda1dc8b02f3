import { startApp } from '../../boot/assetErrors';
import { answerPainted, type Handover, yieldToMain } from '../../boot/handover';

/** What keeps the processor busy waits until the advertisement's words, which the page itself shows, can be read. */
async function begin(page: Window, handOver: Handover): Promise<void> {
  await answerPainted(handOver);
  const start = await evaluate();
  return start(page, handOver);
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../shell/mount');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './compose');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToMain();
  return start;
}

startApp(window, begin);
