import axe from 'axe-core';

/**
 * What axe finds in a part that no browser test opens. jsdom paints nothing: the test of the theme measures contrast.
 */
export async function axeFindings(root: Element): Promise<unknown> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
