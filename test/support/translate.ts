/**
 * Translates a page as browsers do: each text node gives way to `font` elements with another one, and the page's own
 * node is nowhere in the document.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  texts.filter(isTranslated).forEach((text) => {
    const shell = document.createElement('template');
    shell.innerHTML = '<font><font></font></font>';
    shell.content.querySelector('font font')!.textContent = text.nodeValue;
    text.replaceWith(shell.content);
  });
}

const isTranslated = ({ nodeValue, parentElement }: Node) =>
  !!nodeValue?.trim() && !parentElement?.closest('style, script, textarea, font');
