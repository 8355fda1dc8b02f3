/**
 * A rendered screen as data: what the build writes into the page (`scripts/build/frames.ts`) and the head
 * makes elements of. Parsed as HTML all frames together would cost a slow phone a third of a second before
 * the one that is needed.
 */
export type FrameNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...FrameNode[]];

/** Every frame by its name. */
export type Frames = Readonly<Record<string, readonly FrameNode[]>>;

/** The element of the page that holds the frames as JSON. */
export const FRAMES_ID = 'frames';

const SVG = 'http://www.w3.org/2000/svg';

/** The elements of a frame. A text stays text. */
export function elementsOf(
  nodes: readonly FrameNode[],
  page: Document,
  isDrawing = false,
): DocumentFragment {
  const fragment = page.createDocumentFragment();
  for (const node of nodes) fragment.append(typeof node === 'string' ? node : elementOf(node));
  return fragment;

  function elementOf([tag, attributes, ...children]: Exclude<FrameNode, string>): Element {
    const isSvg = isDrawing || tag === 'svg';
    const element = isSvg ? page.createElementNS(SVG, tag) : page.createElement(tag);
    Object.entries(attributes).forEach(([name, value]) => {
      element.setAttribute(name, value);
    });
    element.append(elementsOf(children, page, isSvg));
    return element;
  }
}
