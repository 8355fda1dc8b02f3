import { SESSION_NAMES } from './launchNames';

/** The text that a failing screen test adds to its message: the address and the visible content. */

/** Elements that are neither visible nor announced. */
const SILENT = 'script, style, template, svg, [hidden], [aria-hidden=true], dialog:not([open])';

/** Elements that are printed with their whole content. */
const WHOLE = 'a[href], button, h1, h2, h3, p, dt, dd, input, select, textarea';

const STATES = ['disabled', 'aria-disabled', 'aria-busy', 'aria-expanded', 'aria-invalid'];

/** The screen as lines, one per text and control, and its address without parameters that identify the borrower. */
export const screenSeen = ({ body, location }: Document): string =>
  [addressSeen(location.href), ...linesOf(body)].join('\n');

export function addressSeen(href: string): string {
  const { pathname, search, hash } = new URL(href);
  const query = new URLSearchParams(search);
  for (const name of SESSION_NAMES) if (query.has(name)) query.set(name, '*');
  return `On the screen of ${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${hash}:`;
}

function linesOf(element: Element): string[] {
  if (element.matches(SILENT)) return [];
  if (element.matches(WHOLE) || hasOwnText(element)) {
    const controls = element.matches(WHOLE) ? [] : [...element.querySelectorAll(WHOLE)];
    return [element, ...controls].map(lineOf);
  }
  return Array.from(element.children).flatMap(linesOf);
}

const hasOwnText = ({ childNodes }: Element) =>
  Array.from(childNodes).some(
    ({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim(),
  );

function lineOf(element: Element): string {
  const { value, checked, labels } = element as HTMLInputElement;
  const isChoice = element.matches('[type=radio], [type=checkbox]');
  const text =
    element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  const states = STATES.filter((name) => element.hasAttribute(name)).map((name) => {
    const state = element.getAttribute(name);
    return state ? `${name}=${state}` : name;
  });
  if (element.matches('input, select, textarea'))
    states.push(isChoice ? `checked=${checked}` : `value=${value}`);
  const sort = element.getAttribute('role') ?? element.localName;
  return [`  ${sort}`, text.replace(/\s+/g, ' ').trim(), ...states].join(' ').trimEnd();
}
