/** Everything of jest's fake timers but the date. */
const TIMERS = [
  ...['hrtime', 'nextTick', 'performance', 'queueMicrotask'],
  ...['requestAnimationFrame', 'cancelAnimationFrame'],
  ...['requestIdleCallback', 'cancelIdleCallback', 'setImmediate', 'clearImmediate'],
  ...['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
] as const;

/** So much later by the clock; timers run as ever. Ended by `jest.useRealTimers()`. */
export const later = (ms: number) => {
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...TIMERS] });
};
