import { act } from '@testing-library/react';

/** Another address in the same page, as the browser's own Back and Forward bring it. */
export function goTo(address: string): Promise<void> {
  return act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return Promise.resolve();
  });
}
