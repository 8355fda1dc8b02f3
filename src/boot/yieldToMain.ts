/**
 * Ends the task. A script that evaluates its modules and renders in one go holds up a slow phone for a
 * third of a second; in pieces it lets a finger through.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
