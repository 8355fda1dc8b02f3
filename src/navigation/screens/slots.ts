/**
 * Places in a frame that an answer fills. Written as marks into the sample answers from which the build
 * renders the frames (`src/prerender`); in the page they are `<slot>` elements, which show nothing and take
 * no place until `fillFrame.ts` puts a value there.
 */

/** How a slot's value is shown, and what follows from its absence. */
export type SlotTrait =
  | 'money'
  | 'date'
  | 'rate'
  | 'time'
  | 'card'
  | 'count'
  /** Nothing is shown early without it: the answer would fail its schema, or the screen would look otherwise. */
  | 'needed'
  /** The item of a list is left out without it. */
  | 'itemNeeds'
  /** A zero counts as nothing. */
  | 'notZero'
  /** A yes or no: nothing is written, and only a yes counts. */
  | 'flag';

/** Two characters of Unicode's private use, which no server's text holds. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

export const slot = (path: string, ...traits: readonly SlotTrait[]): string =>
  `${OPEN}${[path, ...traits].join(' ')}${CLOSE}`;

/** Before a name: a value of the address's own query instead of the answer's. */
export const ADDRESS = '?';

/** Between two paths: the first one's value counts where the second one's is another. */
export const UNLESS_SAME = '≠';

/**
 * Within a step of a path, `field?name`: of a list the item whose field is what the address's query says
 * under the name.
 */
export const WHERE = '?';

const SLOT = /\uE000([^\uE001]*)\uE001/g;

export const hasSlot = (text: string): boolean => text.includes(OPEN) && text.includes(CLOSE);

/** Half a slot, which a screen made by taking a text apart. */
export const isBroken = (text: string): boolean => text.includes(OPEN) !== text.includes(CLOSE);

/** A text in pieces: by turns plain text and what a slot holds. */
export const piecesOf = (text: string): readonly string[] => text.split(SLOT);

/** The paths of a text's slots. */
export const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(SLOT)].map(([, description = '']) => description.replace(/ .*/, ''));
