/** The lender's documents: their shape and their display. */
export { Blocks, SectionBlocks } from './Blocks';
export { DocumentEnd } from './DocumentEnd';
export { LegalText } from './LegalText';
export {
  type Block,
  type DocumentName,
  documentPath,
  type DocumentSection,
  type LenderDocument,
  type Line,
  type OfferFigure,
  toRow,
} from './document';
export {
  createLibrary,
  DOCUMENTS_ELEMENT_ID,
  documentsOf,
  type KnownDocuments,
  type Library,
  LibraryProvider,
  MissingDocument,
  useLibrary,
} from './library';
export { useDocument, usePageDocument } from './useDocument';
