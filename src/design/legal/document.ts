/** A part of a line: plain or bold. */
export type Piece = string | { readonly strong: string };

export type Line = readonly Piece[];

/** A paragraph, or the items of a list. */
export type Block = { readonly text: Line } | { readonly list: readonly Line[] };

/** The content below a third-level heading. */
export interface DocumentPart {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface DocumentSection extends DocumentPart {
  readonly parts: readonly DocumentPart[];
}

/**
 * A notice, an agreement, or the texts of a page, as the build makes it from Markdown: figures and names are
 * filled in, and no text contains markup. The texts are templates: each lender's counsel must approve them.
 */
export interface LenderDocument {
  /** The language of the text: the brand's default where the document has no translation. */
  readonly language: string;
  readonly title: string;
  readonly introduction: readonly Block[];
  readonly sections: readonly DocumentSection[];
  /** Its version, the day from which it applies, and the name of the person who approved it. */
  readonly end: readonly string[];
  /** The version of its front matter, which the ledger keeps of the key facts. */
  readonly version?: string;
}

/** The names of the documents, as their files are named. */
export const DOCUMENT_NAMES = [
  'agreement',
  'loanTerms',
  'periodLoan',
  'privacy',
  'userAgreement',
  'accessibility',
  'aboutUs',
  'home',
  'promotion',
  'key-facts',
] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** A name in the key facts that stands for a figure of an offer. The app fills it in. */
export type OfferFigure =
  | 'amount'
  | 'total'
  | 'cost'
  | 'rate'
  | 'firstPayTime'
  | 'term'
  | 'payments';

/** The path of a document on this origin. */
export const documentPath = (name: DocumentName, language: string): string =>
  `/documents/${language}/${name}.json`;

/** The text of a line without bold. */
export const plain = (line: Line): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');

/** An item of the form `Term: 91 days`, split at its last colon. */
export function toRow(line: Line): { readonly name: string; readonly value: string } {
  const [, name = '', value = ''] = /^(.*):\s*(.*)$/s.exec(plain(line)) ?? ['', plain(line)];
  return { name, value };
}
