import { fetchAfterPaint } from '../afterPaint';
import { handoverIn } from '../handover';
import { fillPage } from './fillPage';

// Inlined into the page, directly after the placeholder (scripts/build/dressBuild.ts).
const handOver = handoverIn(window);
if (handOver) {
  // The app shows the answer after any error here.
  handOver.painted = fillPage(window, handOver).catch(() => undefined);
  void handOver.painted.then(() => fetchAfterPaint(document, handOver.facts));
}
