import { act } from '@testing-library/react';

/** Lets a held answer go (`holdAnswers`), and what follows from it at once happen. */
export const come = (letGo: () => void) =>
  act(() => {
    letGo();
    return Promise.resolve();
  });
