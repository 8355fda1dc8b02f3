/** Writes JSON blocks into the page by element id, as a build does. */
export function writeBlocks(blocks: Readonly<Record<string, unknown>>): void {
  for (const [id, value] of Object.entries(blocks)) {
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', id, textContent: JSON.stringify(value) });
    document.head.append(block);
  }
}
