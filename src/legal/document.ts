/** A stretch of a line: plain, or of weight. */
export type Piece = string | { readonly strong: string };

export type Line = readonly Piece[];

/** A paragraph, or the points of a list. */
export type Block = { readonly text: Line } | { readonly list: readonly Line[] };

/** What stands below a third heading. */
export interface DocumentPart {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface DocumentSection extends DocumentPart {
  readonly parts: readonly DocumentPart[];
}

/**
 * A notice, an agreement, or the words of a page, as the build makes it of its Markdown: figures and names are
 * in their places, and every text is text. Templates: each lender's counsel must approve them.
 */
export interface LenderDocument {
  readonly title: string;
  readonly introduction: readonly Block[];
  readonly sections: readonly DocumentSection[];
}

/** The names of the documents, as their files have them. */
export const DOCUMENT_NAMES = [
  'agreement',
  'loanTerms',
  'periodLoan',
  'privacy',
  'userAgreement',
  'aboutUs',
  'home',
  'promotion',
] as const;

export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Where a document is served. */
export const documentPath = (name: DocumentName, language: string): string =>
  `/documents/${language}/${name}.json`;

/** The words of a line, without their weight. */
export const plain = (line: Line): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');

/** A point of the form `Term: 91 days`, parted at its last colon. */
export function toRow(line: Line): { readonly name: string; readonly value: string } {
  const [, name = '', value = ''] = /^(.*):\s*(.*)$/s.exec(plain(line)) ?? ['', plain(line)];
  return { name, value };
}
