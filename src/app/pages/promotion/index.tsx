import { startApp } from '@/app/boot/assetErrors';
import { answerPainted, type Handover, yieldToMain } from '@/app/boot/handover';

/** Starts the app after the paint of the advertisement's texts. */
async function begin(page: Window, handOver: Handover): Promise<void> {
  await answerPainted(handOver);
  const start = await evaluate();
  return start(page, handOver);
}

/** Evaluates this file's modules in parts. */
async function evaluate() {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../shell/mount');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@/platform/api/api');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './compose');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToMain();
  return start;
}

startApp(window, begin);
