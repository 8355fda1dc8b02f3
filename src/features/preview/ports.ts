/** What the launch pad is given by whoever builds the app. */
export interface PreviewPorts {
  /** Asks the server that served the page: its environments, and its sandbox. */
  readonly fetch: typeof fetch;
}
