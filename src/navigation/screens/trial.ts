import type { ScreenRow } from './row';
import { ADDRESS, slot, type SlotTrait } from './slots';

/** A text of the rendered screen that an answer decides although it holds no slot: a count, a masked number. */
export interface Patch {
  /** CSS selector; the first elements found get the slots, one each. */
  readonly selector: string;
  readonly slots: readonly string[];
  /** The slot says whether the text stands at all. */
  readonly keepsText?: boolean;
}

/** What a screen's frame is rendered from: the part that every answer of its kind shows alike. */
export interface Sample {
  /** The answer's `data`, with slots for its values. Of a list, two items. */
  readonly data: object;
  readonly patches?: readonly Patch[];
  /** Parts that the screen may have in another place or form: the frame ends before them. */
  readonly without?: string;
  /** Most items of a list, by its path. */
  readonly most?: Readonly<Record<string, number>>;
}

export type Area = 'Loan' | 'Repayment' | 'Complaints' | 'Support and notices' | 'Public';

/** How a screen is tried: by the launch pad, the bench, the tests, and the build that renders its frame. */
export interface Trial {
  readonly area: Area;
  readonly label: string;
  /** A borrower of the sandbox for whom it has something to show. */
  readonly borrower?: string;
  /** Its own parameters; a launch parameter's name in braces stands for its value. Amounts in minor units. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Of a screen that asks a server. */
export interface AskingTrial extends Trial {
  readonly borrower: string;
  /** A text of the answer's `data` by which the screen is recognised: a dotted path; a number is a place in a list. */
  readonly mark: string;
  /** What the screen shows for it, where it is not the text itself. */
  readonly shown?: string;
  readonly frame: Sample;
}

/** A trial for every row; one that asks needs a frame. */
export type TrialsOf<Rows extends Readonly<Record<string, ScreenRow>>> = {
  readonly [Name in keyof Rows]: Rows[Name] extends { readonly asks: unknown }
    ? AskingTrial
    : Trial;
};

type Fields = Readonly<Record<string, readonly SlotTrait[]>>;

/** Fields of an answer, each a slot of its own. */
export const fields = (names: Fields, path = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).map(([name, traits]) => [name, slot(path + name, ...traits)]),
  );

/** Two items of the list at a path. */
export const two = (path: string, names: Fields) =>
  [0, 1].map((index) => fields(names, `${path}.${index}.`));

/** The amount that a payment screen's address names. */
export const paid: Patch = { selector: 'header dd', slots: [slot(`${ADDRESS}amount`, 'money')] };

type Texts = Readonly<Record<string, string>>;

/** A trial's parameters for a launch, without those that name what the launch lacks. */
export function queryFor({ query = {} }: Trial, launch: Texts): Texts {
  const filled = Object.entries(query).map(([name, text]) => {
    const needed = /\{(\w+)\}/.exec(text)?.[1];
    if (!needed) return [name, text];
    return [name, launch[needed] ? text.replace(`{${needed}}`, launch[needed]) : ''];
  });
  return Object.fromEntries(filled) as Texts;
}
