import { applyChosenEnvironment } from '../features/preview/index';
import { begin } from './begin';
import { leaveBegun } from './begun';

// Inlined into the page, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);

leaveBegun(window, begin(window));
