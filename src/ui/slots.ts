import { createContext, use } from 'react';

/** Whether values are drawn as marks: true where the build draws a placeholder. */
export const Marking = createContext(false);

export interface Repeating {
  readonly needs?: string;
  readonly most?: number;
}

/** Marks of the lender's values by their paths in the answer. The build makes slots of the marks; the app shows the values. */
export function useSlots() {
  const isMarking = use(Marking);
  const slot = (name: string, shown: string): string =>
    isMarking && shown ? `\uE000${name}\uE001` : shown;
  /** The attributes of an item of a list. */
  const each = (list: string, { needs, most }: Repeating = {}) =>
    isMarking ? { 'data-each': list, 'data-needs': needs, 'data-most': most } : undefined;
  /** Rows of the lender. */
  const rows = (
    list: string,
    given: readonly { readonly text: string; readonly value: string }[],
    repeating?: Repeating,
  ) =>
    given.map(({ text, value }) => ({
      text: slot(`${list}.*.text`, text),
      value: slot(`${list}.*.value`, value),
      item: each(list, repeating),
    }));
  return { slot, each, rows };
}
