import { applyChosenEnvironment } from '../features/preview/index';
import { begin } from './begin';
import { leaveBegun } from './begun';
import { mindLostFiles } from './lostFiles';

// Inlined into the page, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);

const begun = begin(window);
leaveBegun(window, begun);
mindLostFiles(document, begun);
