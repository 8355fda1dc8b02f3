/**
 * Path data on a 24-pixel grid. Every first load carries the shapes here. `screenIcons.ts` has what several screens
 * draw, and a component has what it alone draws.
 */
export type IconShape = string;

export const forwardIcon: IconShape = 'M9 5l7 7-7 7';
export const backIcon: IconShape = 'M15 5l-7 7 7 7';

/** These point along the line of the text: they are mirrored where it runs from right to left. */
export const pointingIcons: readonly IconShape[] = [forwardIcon, backIcon];
