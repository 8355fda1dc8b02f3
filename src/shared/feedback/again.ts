/**
 * A text of a live region that already stands there may be told once more: with an invisible sign it is another text, and is
 * announced again.
 */
export const toldAgain = (text: string, before: string | undefined): string =>
  text === before ? `${text}\u00a0` : text;
