import type { IconShape } from './icons';

/** Shapes that several screens draw. */
export const phoneIcon: IconShape =
  'M6 3h3l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z';
export const mailIcon: IconShape =
  'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM3.5 7.5L12 13l8.5-5.5';
export const refreshIcon: IconShape = 'M20 12a8 8 0 11-2.5-5.8L20 8.5M20 3.5v5h-5';

/** What the tone of a state says, as a shape: no colour says anything alone. */
export const stateIcons = {
  good: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.5l3 3 5.5-6',
  waiting: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2',
  wrong: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3h0',
  day: 'M5 5.5h14v14H5zM5 10h14M9 3v4M15 3v4',
  outside: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
} as const satisfies Readonly<Record<string, IconShape>>;
