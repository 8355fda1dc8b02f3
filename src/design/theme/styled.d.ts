import 'styled-components';

declare module 'styled-components' {
  export interface DefaultTheme {
    /** The theme's custom properties (`themeRules`). */
    readonly rules: string;
  }
}
