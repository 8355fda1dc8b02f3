/** What the live regions of the page say now. The name of a button that changes is no message. */
export const said = (): string[] =>
  Array.from(document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
    .filter((region) => !region.closest('button'))
    .map(({ textContent }) => textContent)
    .filter(Boolean);
