import type { Page } from '@playwright/test';
import { contrastOf } from './colors';

/**
 * What is too weak for somebody who asks for more contrast: secondary texts below 7:1, and edges of fields, boxes and stars
 * below 4.5:1, on the grounds inside and around them.
 */
export async function weakParts(page: Page): Promise<string[]> {
  const { demands, withoutEdge } = await page.evaluate(findParts);
  const weak = demands.flatMap(({ least, color, ground, html }) => {
    const found = contrastOf(color, ground);
    return found < least ? `${found.toFixed(2)} ${color} on ${ground}: ${html}` : [];
  });
  return [...weak, ...withoutEdge.map((html) => `no edge: ${html}`)];
}

/** Runs in the page: the colours that need a contrast, and the fields without an edge. */
function findParts() {
  /** The first ground that is drawn; undefined on a gradient, whose texts have colours of their own. */
  const groundOf = (element: Element | null): string | undefined => {
    if (!element) return undefined;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return undefined;
    const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
    return alpha === '1' ? backgroundColor : groundOf(element.parentElement);
  };
  const probe = document.createElement('i');
  document.body.append(probe);
  const resolved = (name: string, within: Element) => {
    within.append(probe);
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const secondary = resolved('textSecondary', document.body);
  const control = resolved('control', document.body);
  const paper = document.querySelector('[data-paper]');
  const onPaper = paper ? resolved('textSecondary', paper) : secondary;
  probe.remove();

  const demands: { least: number; color: string; ground: string; html: string }[] = [];
  const withoutEdge: string[] = [];
  const htmlOf = (element: Element) => element.outerHTML.slice(0, 120);
  const demand = (least: number, color: string, ground: string | undefined, element: Element) => {
    if (ground) demands.push({ least, color, ground, html: htmlOf(element) });
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element.matches(':disabled')) continue;
    const { color, borderTopColor, borderTopWidth, borderTopStyle, stroke } =
      getComputedStyle(element);
    if (hasText(element) && [secondary, onPaper].includes(color))
      demand(7, color, groundOf(element), element);
    if (element.matches('input, textarea')) {
      const placeholder = getComputedStyle(element, '::placeholder').color;
      if (element.hasAttribute('placeholder')) demand(7, placeholder, groundOf(element), element);
    }
    const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
    const isField = element.matches('input:not([type=file], [aria-label]), textarea');
    if (isField && !hasEdge) withoutEdge.push(htmlOf(element));
    if (hasEdge && (isField || borderTopColor === control)) {
      // A box that is chosen is filled with the colour of its edge.
      const inside = groundOf(element);
      if (inside !== borderTopColor) demand(4.5, borderTopColor, inside, element);
      demand(4.5, borderTopColor, groundOf(element.parentElement), element);
    }
    if (stroke === control) demand(4.5, stroke, groundOf(element), element);
  }
  return { demands, withoutEdge };
}
