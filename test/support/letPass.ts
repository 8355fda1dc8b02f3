const realNow = Date.now.bind(Date);

/** The device's clock goes on by this much, at once; undone by `jest.restoreAllMocks`. */
export function letPass(ms: number): void {
  const now = Date.now() - realNow() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + now);
}
