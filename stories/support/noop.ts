/** What a control does in a story of a part: nothing. */
export const noop = () => undefined;
