import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { addShims } from '../base';
import type { Environment } from '../environment';
import { firstAnswerOf } from './firstAnswer';
import { routeOf } from './masks';
import { type Report, type Reporter, type Speed, toReport } from './report';

/** The keys of the environment that reports need. Without `reportUrl` no report is sent. */
export type ReportsInput = Pick<
  Environment,
  'reportUrl' | 'reportSample' | 'appName' | 'intentHeader'
>;

/** The maximum number of reports from one page. */
const MOST = 20;

/** Turns incidents into reports and sends them. */
export function createReporter(page: Window, input: ReportsInput): Reporter {
  // The library for page speed uses `at`.
  addShims();
  const send = createSender(page, input);
  if (Math.random() < input.reportSample) watchSpeed(page, send);
  const isTold = remember();
  return (incident) => {
    const report = toReport(incident, !!input.intentHeader);
    if (report && !isTold(report)) send(report);
  };
}

/** The page and the host each set the policy, so a violation fires two events. Only the first one is sent. */
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

/** A `fetch` with `keepalive`, without cookies. Plain text needs no preflight. */
function createSender(page: Window, { reportUrl, reportSample, appName }: ReportsInput) {
  let left = MOST;
  return ({ kind, ...rest }: Report): void => {
    if (left <= 0) return;
    left -= 1;
    const route = routeOf(page.location.pathname);
    const body = JSON.stringify({
      kind,
      release: __RELEASE__,
      brand: appName,
      route,
      at: new Date().toISOString(),
      sample: kind === 'speed' ? reportSample : 1,
      ...rest,
    });
    page
      .fetch(reportUrl, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        mode: 'no-cors',
        headers: { 'Content-Type': 'text/plain' },
      })
      // A lost report must not disturb the borrower.
      .catch(() => undefined);
  };
}

/** The vitals are final when the page is first hidden. They are sent once. */
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
    // Runs after the library's own listeners, which record their last values.
    queueMicrotask(() => {
      const firstAnswer = firstAnswerOf(page);
      if (firstAnswer !== undefined) measured.firstAnswer = Math.round(firstAnswer);
      send(measured);
    });
  };
  document.addEventListener('visibilitychange', finish);
}
