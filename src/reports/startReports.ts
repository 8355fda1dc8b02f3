import type { Sighting, Witness } from './report';
import type { ReportsInput } from './reporter';

/** What is kept until the reporter is there: no more than a page may send. */
const KEPT = 20;

/** Listens from now on; what it takes to report is loaded once the first screen is there. */
export function startReports(page: Window, { url, release }: ReportsInput): Witness {
  if (!url) return logMalformed;
  const kept: Sighting[] = [];
  let tell: Witness = (sighting) => {
    if (kept.length < KEPT) kept.push(sighting);
  };
  const witness: Witness = (sighting) => {
    tell(sighting);
  };
  watchPage(page, witness);
  whenQuiet(page, () => {
    void import(/* webpackChunkName: "reporter" */ './reporter').then(
      ({ createReporter }) => {
        tell = createReporter(page, { url, release });
        kept.forEach(tell);
      },
      // Whoever cannot load it cannot send either.
      () => undefined,
    );
  });
  return witness;
}

/** Without an address an answer that does not fit its schema is one line in the console: names and types, no value. */
const logMalformed: Witness = (sighting) => {
  if (sighting.kind !== 'call') return;
  const { failure } = sighting;
  const cause = failure.kind === 'unknownOutcome' ? failure.cause : failure;
  if (cause.kind !== 'malformed') return;
  const { alias, schema, issues } = cause;
  console.warn(`${alias}: the answer does not fit ${schema} (${issues.join('; ')})`);
};

/** What no part of the app tells: errors that nobody caught, and what the content policy forbade. */
function watchPage(page: Window, witness: Witness): void {
  page.addEventListener('error', ({ error }: ErrorEvent) => {
    witness({ kind: 'crash', error });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    witness({ kind: 'crash', error: reason });
  });
  page.document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      witness({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI });
    },
  );
}

/** After the page has loaded, and nothing else is to be done. Old iPhones do not know when that is. */
function whenQuiet(page: Window, act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(act, { timeout: 5_000 });
    else setTimeout(act, 1_000);
  };
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}
