import { act } from '@testing-library/react';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Moves to another address in the same page, as the browser's Back and Forward do. */
export function goTo(address: string): Promise<void> {
  return act(async () => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    // The address is read in this task, its screen is rendered in the next one.
    await nextTask();
    await nextTask();
  });
}
