import { contrast } from '@/design/theme/contrast';

/** A computed colour (`rgb(1, 2, 3)`) as the theme writes colours. */
const hexOf = (color: string): string =>
  `#${(color.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('')}`;

/** The contrast of two computed colours. */
export const contrastOf = (one: string, other: string): number =>
  contrast(hexOf(one), hexOf(other));
