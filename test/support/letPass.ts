const realNow = Date.now.bind(Date);

/** Moves the device's clock by `ms` milliseconds. `jest.restoreAllMocks` undoes it. */
export function letPass(ms: number): void {
  const now = Date.now() - realNow() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + now);
}
