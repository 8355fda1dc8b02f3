import { applyChosenEnvironment } from '../features/preview/index';
import { beginHead } from './head';

// Inlined into the page's head, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);

beginHead(window, (name) => {
  // Registers the chunk's modules; the app's own import finds them there, or says why not.
  __webpack_chunk_load__(name).catch(() => undefined);
});
