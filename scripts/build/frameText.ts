import { JSDOM } from 'jsdom';
import type { FrameNotes } from '../../src/navigation/screens/trial';

/** What is of use only with the app behind it, and can come without moving anything. */
const LIFELESS = 'footer, dialog';

const { document: maker } = new JSDOM('').window;

/** A rendered screen as a document's body, without what its frame does not show. */
export function shownPart(html: string, { omits = {} }: FrameNotes): HTMLElement {
  const { body } = maker.implementation.createHTMLDocument('');
  body.innerHTML = html;
  const omitted = [LIFELESS, ...Object.keys(omits)].join();
  body.querySelectorAll(omitted).forEach((part) => {
    part.remove();
  });
  return body;
}

/** What can be read, line by line: the whole text of each element that holds more than others. */
export function linesOf(part: ParentNode): string[] {
  return [...part.children].flatMap((element) => {
    if (element.matches('[aria-hidden="true"]')) return [];
    const holdsText = textsIn(element).some(({ data }) => data.trim());
    const line = element.textContent.trim();
    return holdsText ? [line] : linesOf(element);
  });
}

/** The texts that an element holds itself. */
export const textsIn = (element: Element): Text[] =>
  [...element.childNodes].filter((node) => node.nodeType === node.TEXT_NODE) as Text[];
