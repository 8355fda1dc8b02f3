import { featureRoutes } from './app/router';
import { start } from './app/start';

/** The launch pad is compiled into development builds only: there webpack drops the whole branch. */
async function begin(page: Window): Promise<void> {
  if (!__LAUNCH_PAD__) return start(page);
  const preview = await import('./features/preview');
  preview.simulateApp(page);
  return start(
    page,
    preview.previewRoutes({
      shown: featureRoutes.flatMap(({ names }) => names),
      fetch: (...request) => page.fetch(...request),
    }),
  );
}

void begin(window);
