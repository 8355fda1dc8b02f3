import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  export interface DefaultTheme {
    readonly color: Theme['color'];
    readonly tone: Theme['tone'];
    readonly gradient: Theme['gradient'];
    readonly shadow: Theme['shadow'];
    readonly space: Theme['space'];
    readonly radius: Theme['radius'];
    readonly text: Theme['text'];
  }
}
