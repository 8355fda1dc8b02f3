import type { IconShape } from './icons';

/** What the tone of a state says, as a shape: no colour says anything alone. */
export const stateIcons = {
  good: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.5l3 3 5.5-6',
  waiting: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2',
  wrong: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3h0',
  day: 'M5 5.5h14v14H5zM5 10h14M9 3v4M15 3v4',
  outside: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
} as const satisfies Readonly<Record<string, IconShape>>;
