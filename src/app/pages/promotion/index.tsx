import { startApp } from '@/app/boot/assetErrors';
import { answerPainted, type Handover } from '@/app/boot/handover';

/** Starts the app after the paint of the advertisement's texts. */
async function begin(page: Window, handOver: Handover): Promise<void> {
  await answerPainted(handOver);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  return start(page, handOver);
}

startApp(window, begin);
