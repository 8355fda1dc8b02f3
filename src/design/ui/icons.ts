/**
 * Path data on a 24-pixel grid for icons that screens choose. A shape that only one component draws is in that
 * component, so that other screens do not load it.
 */
export type IconShape = string;

export const forwardIcon: IconShape = 'M9 5l7 7-7 7';
export const backIcon: IconShape = 'M15 5l-7 7 7 7';
export const downIcon: IconShape = 'M5 9l7 7 7-7';
export const plusIcon: IconShape = 'M12 5v14M5 12h14';
export const phoneIcon: IconShape =
  'M6 3h3l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z';
export const chatIcon: IconShape =
  'M12 4c5 0 9 3.4 9 7.5S17 19 12 19c-1 0-2-.1-3-.4L4 21l1-4.2C3.8 15.4 3 13.5 3 11.5 3 7.4 7 4 12 4zM8.5 11.5h0M12 11.5h0M15.5 11.5h0';
export const mailIcon: IconShape =
  'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM3.5 7.5L12 13l8.5-5.5';
export const refreshIcon: IconShape = 'M20 12a8 8 0 11-2.5-5.8L20 8.5M20 3.5v5h-5';
export const supportIcon: IconShape =
  'M4 14v-2a8 8 0 0116 0v2M4 13.5h3v5H5.5A1.5 1.5 0 014 17zM20 13.5h-3v5h1.5A1.5 1.5 0 0020 17zM19 18.5c0 1.5-2 2.5-5 2.5';

/** These point along the line of the text: they are mirrored where it runs from right to left. */
export const pointingIcons: readonly IconShape[] = [forwardIcon, backIcon];
