import { applyChosenEnvironment } from '@/features/preview';
import { fetchTexts } from '../afterPaint';
import { watchAssetErrors } from '../assetErrors';
import { leaveHandover } from '../handover';
import { whenShown } from '../whenShown';
import { beginPromotion } from './begin';
import { fillLanding } from './fillLanding';

// Inlined into the promotion's page, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);

watchAssetErrors(window);
whenShown(document, () => {
  const handOver = beginPromotion(window);
  leaveHandover(window, handOver);
  handOver.painted = fillLanding(window, handOver).finally(() => {
    fetchTexts(document, handOver.facts);
  });
});
