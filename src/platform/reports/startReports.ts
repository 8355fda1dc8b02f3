import type { Incident, Reporter } from './report';
import type { ReportsInput } from './reporter';

/** The maximum number of incidents queued until the reporter is loaded: the same as the maximum sent. */
const LONGEST_QUEUE = 20;

/** Queues incidents until the reporter is loaded, which happens after the first screen. */
export function startReports(page: Window, input: ReportsInput): Reporter {
  if (!input.reportUrl) return logMalformed;
  const queue: Incident[] = [];
  let forward: Reporter = (incident) => {
    if (queue.length < LONGEST_QUEUE) queue.push(incident);
  };
  const reporter: Reporter = (incident) => {
    forward(incident);
  };
  watchPage(page, reporter);
  whenQuiet(page, () => {
    void import(/* webpackChunkName: "reporter" */ './reporter').then(
      ({ createReporter }) => {
        forward = createReporter(page, input);
        queue.forEach(forward);
      },
      // Where the reporter cannot be loaded, a report cannot be sent either.
      () => undefined,
    );
  });
  return reporter;
}

/** Logs an answer that does not match its schema in one line, if there is no `reportUrl`: names and types, no value. */
const logMalformed: Reporter = (incident) => {
  if (incident.kind !== 'call') return;
  const { failure } = incident;
  const cause = failure.kind === 'unknownOutcome' ? failure.cause : failure;
  if (cause.kind !== 'malformed') return;
  const { alias, schema, issues } = cause;
  console.warn(`${alias}: the answer does not fit ${schema} (${issues.join('; ')})`);
};

/** Reports uncaught errors and violations of the content policy. */
function watchPage(page: Window, reporter: Reporter): void {
  page.addEventListener('error', ({ error }: ErrorEvent) => {
    reporter({ kind: 'crash', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    reporter({ kind: 'crash', error: reason });
  });
  page.document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      reporter({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI });
    },
  );
}

/** Calls `act` when the page has loaded and is idle. Old iPhones have no `requestIdleCallback`. */
function whenQuiet(page: Window, act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(act, { timeout: 5_000 });
    else setTimeout(act, 1_000);
  };
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}
