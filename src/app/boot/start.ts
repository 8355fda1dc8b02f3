import { applyChosenEnvironment } from '../../features/preview/index';
import { boot } from './main';

// Inlined into the page, before every other script (scripts/build/dressBuild.ts).
if (__LAUNCH_PAD__) applyChosenEnvironment(document);
boot(window);
