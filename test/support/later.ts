/** All of Jest's fake timers except the date. */
const TIMERS = [
  ...['hrtime', 'nextTick', 'performance', 'queueMicrotask'],
  ...['requestAnimationFrame', 'cancelAnimationFrame'],
  ...['requestIdleCallback', 'cancelIdleCallback', 'setImmediate', 'clearImmediate'],
  ...['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
] as const;

/** Moves the date by `ms` milliseconds. Timers stay real. `jest.useRealTimers()` undoes it. */
export const later = (ms: number) => {
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...TIMERS] });
};
