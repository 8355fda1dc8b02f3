import { MARK } from '../../src/shared/early/slots';

/** Turns the marks of a drawn picture (`src/shared/early`) into slots, links and repeated items. */

const MARKED = new RegExp(`${MARK.begin}([^${MARK.end}]*)${MARK.end}`);

/** The maximum number of a list's items that a picture shows. */
const MOST = 10;

/** Replaces each mark in a text by a slot. */
export function putSlots(body: HTMLElement): void {
  // A break opportunity, and the initial of a name, can divide a mark. The parts beside a break are elements.
  body.querySelectorAll('wbr').forEach((each) => {
    const [before, after] = [each.previousElementSibling, each.nextElementSibling];
    if (before && after) before.append(...after.childNodes);
    after?.remove();
    each.remove();
  });
  body.normalize();
  body.querySelectorAll('*').forEach((element) => {
    for (const text of textsIn(element)) {
      if (!text.data.includes(MARK.begin)) continue;
      if (element.closest('[aria-hidden="true"]')) text.remove();
      else text.replaceWith(...text.data.split(MARKED).map((it, at) => (at % 2 ? slot(it) : it)));
    }
    for (const { name, value } of [...element.attributes]) {
      if (name !== 'href' && value.includes(MARK.begin)) element.removeAttribute(name);
    }
  });

  function slot(mark: string): HTMLElement {
    const [name = '', or = ''] = mark.split(MARK.or);
    const element = body.ownerDocument.createElement('slot');
    element.setAttribute('name', name);
    if (or.startsWith('{')) element.dataset.words = or;
    else element.textContent = or;
    return element;
  }
}

/** The element's own text nodes. */
export const textsIn = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node.nodeType === node.TEXT_NODE);

/** Makes a link of each control that opens a screen of the app. Its parameters are filled with the page's. */
export function putLinks(body: HTMLElement): void {
  body.querySelectorAll('[data-prefetch], a[href]').forEach((control) => {
    const address = control.getAttribute('data-prefetch') ?? control.getAttribute('href') ?? '';
    if (!address.startsWith('/')) return;
    const [path = '', search] = address.split(/\?(.*)/s);
    const query = [...new URLSearchParams(search)].map(([name, text]) => [
      name,
      MARKED.exec(text)?.[1] ?? `=${text}`,
    ]);
    const link = control.matches('a') ? control : renamed(control, 'a');
    if (link !== control) link.setAttribute('data-control', '');
    link.setAttribute('data-href', path);
    link.setAttribute('data-query', JSON.stringify(Object.fromEntries(query)));
    ['data-prefetch', 'href', 'type'].forEach((name) => {
      link.removeAttribute(name);
    });
    if (link !== control) control.replaceWith(link);
  });
}

/** The same element with another name. */
function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of [...element.attributes])
    other.setAttribute(attribute, value);
  other.append(...element.childNodes);
  return other;
}

/** Gives the conditions of each `Part` to its elements, and marks what leaves where its values are empty. */
export function putConditions(body: HTMLElement): void {
  body.querySelectorAll<HTMLElement>('[data-part], [data-own-tap]').forEach((part) => {
    const { part: conditions, ownTap } = part.dataset;
    for (const element of part.children) {
      if (ownTap !== undefined) element.setAttribute('aria-disabled', 'true');
      else if (conditions === '{}') element.setAttribute('data-row', '');
      else element.setAttribute('data-conditions', conditions ?? '');
    }
    part.replaceWith(...part.childNodes);
  });
  const hasSlot = (element: Element) => element.querySelector('slot') !== null;
  body.querySelectorAll('p, li, dl, dl > div').forEach((row) => {
    const values = [...row.querySelectorAll('dd')];
    const isRow = values.length > 0 ? values.every(hasSlot) : hasSlot(row);
    if (isRow) row.setAttribute('data-row', '');
  });
}

/** Keeps the second of each list's two items, and marks it for repetition. A picture may draw a list in several of its parts. */
export function repeatLists(body: HTMLElement, most: Readonly<Record<string, number>>): void {
  const paths = [...body.querySelectorAll('slot')].flatMap(
    ({ name }) => /^(.+)\.1\./.exec(name)?.[1] ?? [],
  );
  // The inner lists first.
  const lists = [...new Set(paths)].sort((one, other) => other.length - one.length);
  for (const list of lists) {
    for (let slot; (slot = body.querySelector(`slot[name^="${list}.1."]`));) {
      repeatItem(drawnList(slot, list), list, String(most[list] ?? MOST));
    }
  }
}

/** The smallest element around a slot of a list's second item that has its first item, too. */
function drawnList(slot: Element, list: string): Element {
  const around = slot.parentElement;
  if (!around) throw new Error(`The picture draws no first item of ${list}`);
  return around.querySelector(`slot[name^="${list}.0."]`) ? around : drawnList(around, list);
}

function repeatItem(drawn: Element, list: string, most: string): void {
  const [first, second] = [slotsOf(drawn, `${list}.0.`), slotsOf(drawn, `${list}.1.`)];
  const item = itemOf(second, first);
  itemOf(first, second).remove();
  item.setAttribute('data-each', list);
  item.setAttribute('data-most', most);
  const named = (path: string) => path.replaceAll(`${list}.1.`, `${list}.*.`);
  item.querySelectorAll('slot').forEach((slot) => {
    slot.name = named(slot.name);
  });
  for (const name of ['data-query', 'data-conditions', 'data-each']) {
    [item, ...item.querySelectorAll(`[${name}]`)].forEach((element) => {
      const paths = element.getAttribute(name);
      if (paths) element.setAttribute(name, named(paths));
    });
  }
}

/** The slots of an item's own fields, without those of inner lists. */
const slotsOf = (drawn: Element, item: string) =>
  [...drawn.querySelectorAll(`slot[name^="${item}"]`)].filter(
    (slot) => !/\.(\d+|\*)\./.test(slot.getAttribute('name')?.slice(item.length) ?? ''),
  );

/** The largest element with the item's slots and without slots of other items. */
function itemOf([slot]: readonly Element[], others: readonly Element[]): Element {
  let item = slot?.parentElement;
  while (item?.parentElement && !others.some((other) => item?.parentElement?.contains(other))) {
    item = item.parentElement;
  }
  if (!item || others.length === 0) throw new Error('The picture draws no second item of a list');
  return item;
}
