import type { Page } from '@playwright/test';

/**
 * What is too weak for somebody who asks for more contrast: secondary texts below 7:1, and edges of fields, boxes and stars
 * below 4.5:1, on the grounds inside and around them.
 */
export const weakParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const channelsOf = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [a, b] = [luminance(one), luminance(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    /** The first ground that is drawn; undefined on a gradient, whose texts have colours of their own. */
    const groundOf = (element: Element | null): string | undefined => {
      if (!element) return undefined;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return undefined;
      const [, , , alpha = 1] = channelsOf(backgroundColor);
      return alpha === 1 ? backgroundColor : groundOf(element.parentElement);
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

    const weak: string[] = [];
    const demand = (least: number, color: string, ground: string | undefined, element: Element) => {
      if (!ground) return;
      const found = contrast(color, ground);
      if (found < least)
        weak.push(`${found.toFixed(2)} ${color} on ${ground}: ${element.outerHTML.slice(0, 120)}`);
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
      if (isField && !hasEdge) weak.push(`no edge: ${element.outerHTML.slice(0, 120)}`);
      if (hasEdge && (isField || borderTopColor === control)) {
        // A box that is chosen is filled with the colour of its edge.
        const inside = groundOf(element);
        if (inside !== borderTopColor) demand(4.5, borderTopColor, inside, element);
        demand(4.5, borderTopColor, groundOf(element.parentElement), element);
      }
      if (stroke === control) demand(4.5, stroke, groundOf(element), element);
    }
    return weak;
  });
