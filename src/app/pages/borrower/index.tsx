import { startApp } from '@/app/boot/assetErrors';
import { answerPainted, type Handover } from '@/app/boot/handover';

/** Starts the app. Production builds contain no launch pad: webpack drops that branch. */
async function begin(page: Window, handOver: Handover): Promise<void> {
  // On a second visit this file is cached. Its modules are evaluated after the paint of the first answer.
  await answerPainted(handOver);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  if (!__LAUNCH_PAD__) return start(page, handOver);
  const preview = await import('@/features/preview');
  const send: typeof fetch = (...request) => page.fetch(...request);
  return start(page, handOver, preview.previewScreens({ fetch: send }));
}

startApp(window, begin);
