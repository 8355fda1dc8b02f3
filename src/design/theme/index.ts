/** Colours, sizes and global styles, from the environment. */
export { GlobalStyle } from './GlobalStyle';
export { EndOfPrerenderedStyle, STYLE_SEED, StyleTarget } from './StyleTarget';
export { themeFor } from './theme';
export type { StateTone } from './tones';
