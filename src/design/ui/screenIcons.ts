import type { IconShape } from './icons';

/** Shapes that several screens draw. */
export const phoneIcon: IconShape =
  'M6 3h3l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z';
export const mailIcon: IconShape =
  'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM3.5 7.5L12 13l8.5-5.5';
export const refreshIcon: IconShape = 'M20 12a8 8 0 11-2.5-5.8L20 8.5M20 3.5v5h-5';
