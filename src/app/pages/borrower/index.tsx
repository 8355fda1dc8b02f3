import { startApp } from '@/app/boot/assetErrors';
import { answerPainted, type Handover, yieldToMain } from '@/app/boot/handover';

/** Starts the app. Production builds contain no launch pad: webpack drops that branch. */
async function begin(page: Window, handOver: Handover): Promise<void> {
  // On a second visit this file is cached. Its modules are evaluated after the paint of the first answer.
  await answerPainted(handOver);
  // The modules are evaluated in several tasks. On a second visit the longest task then takes 87 and 94 ms instead of 125
  // and 127 ms (CPU slowed down four times, medians of seven on two screens). docs/speed.md allows 100 ms.
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './root');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@/platform/api/api');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './App');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToMain();
  if (!__LAUNCH_PAD__) return start(page, handOver);
  const preview = await import('@/features/preview');
  const send: typeof fetch = (...request) => page.fetch(...request);
  return start(page, handOver, preview.previewScreens({ fetch: send }));
}

startApp(window, begin);
