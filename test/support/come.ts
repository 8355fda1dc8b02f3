import { act } from '@testing-library/react';

/** Releases a held answer (`holdAnswers`) and waits for its immediate effects. */
export const come = (release: () => void) =>
  act(() => {
    release();
    return Promise.resolve();
  });
