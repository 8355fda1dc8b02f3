/** What an environment puts into the texts. */
export interface LegalNames {
  readonly appTitle: string;
  readonly contactEmail: string;
  readonly servicePhone: string;
}

/** A paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A notice or agreement. Templates: each lender's counsel must approve them (see the README). */
export interface LegalDocument {
  readonly introduction: readonly string[];
  readonly sections: readonly LegalSection[];
}

export type LegalTemplate = (names: LegalNames) => LegalDocument;
