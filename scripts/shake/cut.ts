/** What of a library's module can never run here. Names are the library's own, in its file as published. */
export interface Cut {
  /** What it is for, and why nothing of ours gets there. */
  readonly what: string;
  /** What in `src` would get there: a test looks for it. */
  readonly neededBy: RegExp;
  /** Functions with the expression that they always answer here; what they do beside it must be missed by nobody. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Variables of the module that always have this value. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Variables of the module that begin with this value. */
  readonly initials?: Readonly<Record<string, string>>;
  /** Properties that nobody reads, of whatever object of the module. */
  readonly properties?: readonly string[];
  /** What is never asked of the module (`exports.name = …`). */
  readonly exports?: readonly string[];
  /** Left sides of assignments that nobody reads. */
  readonly assignments?: readonly string[];
  /** React's numbers of kinds of elements (`fiber.tag`) that are never made. */
  readonly kinds?: readonly number[];
}

/** A file of a library, as of the exact version of which its cuts were read. */
export interface CutFile {
  readonly library: string;
  readonly version: string;
  readonly file: string;
  readonly cuts: readonly Cut[];
}
