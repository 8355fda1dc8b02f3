/**
 * Places in a frame that an answer fills: `<slot>` elements, which show nothing and take no place until
 * `fillFrame.ts` puts a value there. A slot's name is its value's path and its traits; nobody writes one by
 * hand, the build finds them (`scripts/build/frameSlots.ts`). A part that stands only with a value has the like of a
 * slot's name as its `data-if`.
 */

/** How a slot's value is shown, and what follows from its absence. */
export type SlotTrait =
  | 'money'
  | 'date'
  | 'rate'
  | 'time'
  | 'card'
  | 'count'
  /** A yes or no, of which only a yes counts. */
  | 'flag'
  /** Nothing is shown early without it: the answer would fail its schema, or the screen would look otherwise. */
  | 'needed'
  /** The item of a list is left out without it. */
  | 'itemNeeds'
  /** A zero counts as nothing. */
  | 'notZero';

/** Before a name: a value of the address's own query instead of the answer's. */
export const ADDRESS = '?';

/** Between two paths: the first one's value counts where the second one's is another. */
export const UNLESS_SAME = '≠';

/**
 * Within a step of a path, `field?name`: of a list the item whose field is what the address's query says
 * under the name.
 */
export const WHERE = '?';
