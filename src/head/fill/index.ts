import { begunIn } from '../begun';
import { fillPage } from './fillPage';

// Inlined into the page, right behind the frame (scripts/build/dressBuild.ts).
const begun = begunIn(window);
begun.painted = fillPage(window, begun);
