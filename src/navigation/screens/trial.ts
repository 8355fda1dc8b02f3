import type { ScreenRow } from './row';

/** What only a person can know of a screen's frame; all else the build finds out (`src/prerender/sample.ts`). */
export interface FrameNotes {
  /** Parts that the screen shows at once and the frame does not, by CSS selector, each with the reason. */
  readonly omits?: Readonly<Record<string, string>>;
  /** Why some answers that fit the screen are left to the app. */
  readonly leaves?: string;
  /** A value of the kind that the screen wants, by its path, where a number is none. */
  readonly given?: Readonly<Record<string, string>>;
  /** `list.field?name`: of a list the screen shows the item whose field is what the address says under the name. */
  readonly picks?: string;
  /** Most items of a list that are shown early, by its path. */
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
  readonly notes?: FrameNotes;
}

/** A trial for every row; one that asks says how its screen is recognised. */
export type TrialsOf<Rows extends Readonly<Record<string, ScreenRow>>> = {
  readonly [Name in keyof Rows]: Rows[Name] extends { readonly asks: unknown }
    ? AskingTrial
    : Trial;
};

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
