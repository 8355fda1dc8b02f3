import { hasEnded } from '@/platform/session';
import { fetchAfterPaint } from '../afterPaint';
import { handoverIn } from '../handover';
import { whenShown } from '../whenShown';
import { fillPage } from './fillPage';
import { keepTaps } from './taps';

// Inlined into the page, directly after the placeholder (scripts/build/dressBuild.ts).
whenShown(document, () => {
  const handOver = handoverIn(window);
  if (!handOver) return;
  keepTaps(window, handOver.taps, handOver.opened);
  // The app shows the answer after any error here.
  handOver.painted = fillPage(window, handOver).catch(() => undefined);
  void handOver.painted.then(() => {
    if (!hasEnded(document)) fetchAfterPaint(document, handOver.facts);
  });
});
