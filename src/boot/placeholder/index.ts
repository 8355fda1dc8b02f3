import { fetchAfterPaint } from '../afterPaint';
import { handoverIn } from '../handover';
import { fillPage } from './fillPage';

// Inlined into the page, right behind the placeholder (scripts/build/dressBuild.ts).
const handOver = handoverIn(window);
if (handOver) {
  // Whatever goes wrong here, the app shows the answer.
  handOver.painted = fillPage(window, handOver).catch(() => undefined);
  void handOver.painted.then(() => fetchAfterPaint(document, handOver.facts));
}
