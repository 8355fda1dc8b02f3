import { applyChosenEnvironment } from '@/features/preview';
import { whenShown } from '../whenShown';
import { beginSite } from './begin';

// Inlined into the public pages, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);

whenShown(document, () => {
  beginSite(window);
});
