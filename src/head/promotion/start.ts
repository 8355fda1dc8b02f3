import { applyChosenEnvironment } from '../../features/preview/index';
import { leaveBegun } from '../begun';
import { fetchTexts } from '../fetchTexts';
import { mindLostFiles } from '../lostFiles';
import { beginPromotion } from './begin';
import { fillLanding } from './fillLanding';

// Inlined into the promotion's page, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);

const begun = beginPromotion(window);
leaveBegun(window, begun);
mindLostFiles(document, begun);
begun.painted = fillLanding(window, begun).finally(() => {
  fetchTexts(document, begun);
});
