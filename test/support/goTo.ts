import { act } from '@testing-library/react';

/** Moves to another address in the same page, as the browser's Back and Forward do. */
export function goTo(address: string): Promise<void> {
  return act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return Promise.resolve();
  });
}
