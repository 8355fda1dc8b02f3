import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { firstAnswerOf } from './firstAnswer';
import { routeOf } from './masks';
import { type Report, type Speed, toReport, type Witness } from './report';

export interface ReportsInput {
  /** Where reports go; empty is nowhere. */
  readonly url: string;
  /** The build's own text. */
  readonly release: string;
}

/** The most that one page sends. */
const MOST = 20;

/** Turns what was met into reports, and sends them. */
export function createReporter(page: Window, input: ReportsInput): Witness {
  const send = createSender(page, input);
  watchSpeed(page, send);
  const isTold = remember();
  return (sighting) => {
    const report = toReport(sighting);
    if (report && !isTold(report)) send(report);
  };
}

/** Page and host each bring the policy: what it forbids is met twice, and told once. */
function remember(): (report: Report) => boolean {
  const told = new Set<string>();
  return (report) => {
    if (report.kind !== 'policy') return false;
    const text = JSON.stringify(report);
    const isTold = told.has(text);
    told.add(text);
    return isTold;
  };
}

/** `fetch` that outlives the page, without cookies and, being plain text, without a preflight. */
function createSender(page: Window, { url, release }: ReportsInput) {
  let left = MOST;
  return ({ kind, ...rest }: Report): void => {
    if (left <= 0) return;
    left -= 1;
    const route = routeOf(page.location.pathname);
    const body = JSON.stringify({ kind, release, route, at: new Date().toISOString(), ...rest });
    page
      .fetch(url, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        mode: 'no-cors',
        headers: { 'Content-Type': 'text/plain' },
      })
      // A report that does not arrive is no trouble of the borrower's.
      .catch(() => undefined);
  };
}

/** The vitals are final when the page is first hidden: then they are sent, once. */
function watchSpeed(page: Window, send: (report: Report) => void) {
  const measured: { -readonly [Key in keyof Speed]: Speed[Key] } = { kind: 'speed' };
  const note = ({ name, value }: Metric) => {
    measured[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => {
    measure(note);
  });
  const { document } = page;
  const finish = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', finish);
    // After the library's own listeners, which note their last values.
    queueMicrotask(() => {
      const firstAnswer = firstAnswerOf(page);
      if (firstAnswer !== undefined) measured.firstAnswer = Math.round(firstAnswer);
      send(measured);
    });
  };
  document.addEventListener('visibilitychange', finish);
}
