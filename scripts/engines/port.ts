/** What the journeys want of a browser, whatever it speaks. */

export interface Engine {
  readonly name: string;
  /** What is missing on this machine, and how it comes there; nothing where it can start. */
  readonly missing: () => string | undefined;
  readonly start: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  readonly version: string;
  /** A page of 360 by 640 in a browser that has kept nothing. */
  readonly open: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

export interface Page {
  readonly visit: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** What the body of a script gives, as JSON. */
  readonly read: (script: string) => Promise<unknown>;
  /** The element that the body of a script gives. */
  readonly find: (script: string) => Promise<Control | undefined>;
  /** A PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface Control {
  readonly tap: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly attach: (file: string) => Promise<void>;
}
