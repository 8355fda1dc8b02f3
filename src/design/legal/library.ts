import { requiredContext } from '@/platform/base';
import { type DocumentName, documentPath, type LenderDocument } from './document';

/** Documents that are already loaded, by path. */
export type KnownDocuments = Readonly<Record<string, LenderDocument>>;

/** The lender's documents: files of this origin, each loaded once, on first use. */
export interface Library {
  /** A document that is already loaded. */
  readonly at: (name: DocumentName, language: string) => LenderDocument | undefined;
  readonly load: (name: DocumentName, language: string) => Promise<LenderDocument>;
}

/** The lender's host has no such document. */
export class MissingDocument extends Error {}

export const DOCUMENTS_ELEMENT_ID = 'documents';

export function createLibrary(send: typeof fetch, known: KnownDocuments = {}): Library {
  const shelf = new Map(Object.entries(known));
  return {
    at: (name, language) => shelf.get(documentPath(name, language)),
    async load(name, language) {
      const path = documentPath(name, language);
      const kept = shelf.get(path);
      if (kept) return kept;
      const response = await send(path, { credentials: 'omit', referrerPolicy: 'no-referrer' });
      // A host that answers every path with the app sends HTML instead of the document.
      if (response.status === 404) throw new MissingDocument(path);
      if (!response.ok) throw new Error(`No document at ${path}`);
      const document = (await response.json()) as LenderDocument;
      shelf.set(path, document);
      return document;
    },
  };
}

/** The documents that a prerendered page contains. */
export const documentsOf = (page: Document): KnownDocuments =>
  JSON.parse(page.getElementById(DOCUMENTS_ELEMENT_ID)?.textContent ?? '{}') as KnownDocuments;

export const [LibraryProvider, useLibrary] = requiredContext<Library>('library');
