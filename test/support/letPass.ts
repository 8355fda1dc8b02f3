const realNow = Date.now.bind(Date);
const realSteady = performance.now.bind(performance);

/** Lets `ms` milliseconds pass by both clocks; a negative number sets the device's clock back. `jest.restoreAllMocks` undoes it. */
export function letPass(ms: number): void {
  setClock(ms);
  if (ms <= 0) return;
  const steady = performance.now() - realSteady() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => realSteady() + steady);
}

/** Sets the device's clock on or back by `ms` milliseconds. No time passes. */
export function setClock(ms: number): void {
  const now = Date.now() - realNow() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + now);
}
