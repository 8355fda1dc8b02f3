/** Acts with another storage, like another tab of the browser, and returns to the storage of this tab. */
export async function inAnotherTab(act: () => unknown): Promise<void> {
  const kept = Object.entries(sessionStorage) as [string, string][];
  sessionStorage.clear();
  await act();
  sessionStorage.clear();
  kept.forEach(([key, value]) => {
    sessionStorage.setItem(key, value);
  });
}
