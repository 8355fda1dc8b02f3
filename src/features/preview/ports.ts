import type { RouteName } from '../../navigation/routes';

/** What the launch pad is given by whoever builds the app. */
export interface PreviewPorts {
  /** Routes that have a screen in this build. */
  readonly shown: readonly RouteName[];
  /** Asks the server that served the page: its environments, and its sandbox. */
  readonly fetch: typeof fetch;
}
