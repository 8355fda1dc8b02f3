import { act } from '@testing-library/react';

/** Something that happens when a test lets it: an answer that is `until` then on its way. */
export function moment() {
  let happen = (): void => undefined;
  const until = new Promise<void>((resolve) => (happen = resolve));
  return {
    until,
    come: () =>
      act(() => {
        happen();
        return Promise.resolve();
      }),
  };
}
