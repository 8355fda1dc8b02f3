import { applyChosenEnvironment } from '@/features/preview';
import { watchAssetErrors } from './assetErrors';
import { boot } from './main';
import { whenShown } from './whenShown';

// Inlined into the page, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);
watchAssetErrors(window);
whenShown(document, () => {
  boot(window);
});
