/** What was seen of a page from within it. */
export interface Seen {
  data?: number;
  control?: number;
  longTasks: number[];
  layoutShift: number;
}

type Watching = Window & { seen?: Seen };

/** Runs in the page, before its own scripts. */
export function lookOn(mark: string): void {
  const seen: Seen = { longTasks: [], layoutShift: 0 };
  (window as Watching).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  // A text is seen when the frame in which it appeared has been painted.
  const painted = (note: (time: number) => void) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        note(performance.now());
      }),
    );
  const isLive = (control: Element) =>
    location.pathname.startsWith('/__by-hand__/') ||
    Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  let isDataSeen = false;
  let isControlSeen = false;
  new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root) return;
    if (!isDataSeen && root.textContent.includes(mark)) {
      isDataSeen = true;
      painted((time) => (seen.data = time));
    }
    if (isControlSeen || !isDataSeen) return;
    const controls = root.querySelectorAll(
      ':is(main, footer) :is(button, a[href], input, textarea):not(:disabled)',
    );
    if ([...controls].some(isLive)) {
      isControlSeen = true;
      painted((time) => (seen.control = time));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: what was seen, once everything was and the page has come to rest. */
export function isSettled(quiet: number): Seen | undefined {
  const { seen } = window as Watching;
  if (seen?.data === undefined || seen.control === undefined) return undefined;
  return performance.now() > Math.max(seen.data, seen.control) + quiet ? seen : undefined;
}
