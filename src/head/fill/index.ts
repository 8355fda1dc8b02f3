import { begunIn } from '../begun';
import { fillPage } from './fillPage';

// Inlined into the page, right behind the frame (scripts/build/dressBuild.ts).
const begun = begunIn(window);
// Whatever goes wrong here, the app shows the answer.
begun.painted = fillPage(window, begun).then(begun.keep, begun.keep);
