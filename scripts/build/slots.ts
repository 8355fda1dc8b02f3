/** Replaces each text of a sample value with a slot. Returns the texts that are missing, and their slots. */
export function putSlots(
  body: HTMLElement,
  slots: ReadonlyMap<string, string>,
): Map<string, string> {
  const missing = new Map(slots);
  const texts = [...slots.keys()].sort((one, other) => other.length - one.length);
  const values = new RegExp(`(${texts.map(escaped).join('|')})`);
  // A break opportunity divides a value into several text nodes.
  body.querySelectorAll('wbr').forEach((each) => {
    each.remove();
  });
  body.normalize();
  body.querySelectorAll('*').forEach((element) => {
    for (const text of textsIn(element)) {
      // A hidden text can be derived from the value, such as the initial of a name.
      if (element.closest('[aria-hidden="true"]')) text.remove();
      else
        text.replaceWith(
          ...text.data
            .split(values)
            .filter(Boolean)
            .map((piece) => slotOr(piece, element)),
        );
    }
    for (const { name, value } of [...element.attributes]) {
      if (values.test(value)) element.removeAttribute(name);
    }
  });
  return missing;

  function slotOr(piece: string, { ownerDocument }: Element): Node | string {
    const name = slots.get(piece);
    if (name === undefined) return piece;
    missing.delete(piece);
    const slot = ownerDocument.createElement('slot');
    slot.setAttribute('name', name);
    return slot;
  }
}

/** The element's own text nodes. */
export const textsIn = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node.nodeType === node.TEXT_NODE);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Keeps the second of each list's two items and marks it for repetition. The first item may differ, for instance
 * the chosen item of a list. A list that the placeholder does not show has no slots.
 */
export function repeatLists(
  body: HTMLElement,
  lists: readonly string[],
  most: Readonly<Record<string, number>>,
  place: string,
): void {
  for (const list of lists) {
    const [first, second] = [0, 1].map((index) => slotsOf(body, `${list}.${String(index)}`));
    if (first?.length === 0 && second?.length === 0) continue;
    const item = first && second && itemOf(second, first);
    const firstItem = first && second && itemOf(first, second);
    if (!item || !firstItem) throw new Error(`${place} has no element for an item of ${list}`);
    firstItem.remove();
    item.setAttribute('data-each', list);
    if (most[list]) item.setAttribute('data-most', String(most[list]));
    item.querySelectorAll('slot').forEach((slot) => {
      slot.setAttribute('name', slot.getAttribute('name')?.replace(`${list}.1`, `${list}.*`) ?? '');
    });
  }
}

/** The slots of an item's own fields, without those of inner lists. */
const slotsOf = (body: HTMLElement, item: string): Element[] =>
  [...body.querySelectorAll(`slot[name^="${item}."]`)].filter(
    (slot) => !/\.\d+\./.test(slot.getAttribute('name')?.slice(item.length) ?? ''),
  );

/** The largest element with the item's slots and without slots of other items. */
function itemOf([slot]: readonly Element[], others: readonly Element[]): Element | undefined {
  let item = slot?.parentElement;
  while (item?.parentElement && !others.some((other) => item?.parentElement?.contains(other))) {
    item = item.parentElement;
  }
  return others.length > 0 ? (item ?? undefined) : undefined;
}
