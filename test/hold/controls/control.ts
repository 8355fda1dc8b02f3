/** A control that protects money, a person's data or a page: how it is turned off, and who has to notice. */
export interface Control {
  /** What it does, as a sentence. */
  readonly control: string;
  readonly file: string;
  /** Stands in the file once: the line, or the part of one, that is the control. */
  readonly on: string;
  /** What stands there when it is off. */
  readonly off: string;
  /** Test files of Jest, of which one at least must fail. */
  readonly noticed: readonly string[];
}

/** A file that breaks the import table, and the rule of it that has to say so. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}
