import { begunIn } from '../begun';
import { fetchTexts } from '../fetchTexts';
import { showIcon } from '../icon';
import { fillPage } from './fillPage';

// Inlined into the page, right behind the placeholder (scripts/build/dressBuild.ts).
const begun = begunIn(window);

/** What would have stood between the answer and its picture. */
const catchUp = () => {
  begun.keep?.();
  fetchTexts(document, begun);
  showIcon(document);
};

// Whatever goes wrong here, the app shows the answer.
begun.painted = fillPage(window, begun).catch(() => undefined);
void begun.painted.then(catchUp);
