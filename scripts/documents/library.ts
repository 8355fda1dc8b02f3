import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Environment } from '../../src/environment/environment';
import { DOCUMENT_NAMES, type DocumentName, documentPath } from '../../src/legal/document';
import type { KnownDocuments } from '../../src/legal/library';
import { contradictionsIn } from './contradictions';
import { exampleFigures, numberOf } from './example';
import { type FigureBook, FiguresSchema, wordsOf } from './figures';
import { listNamed } from './keptOnDevice';
import { type Figures, type Problem, readDocument } from './markdown';
import { checkShape } from './shapes';

export interface DocumentsReading {
  /** The documents by path. */
  readonly documents: KnownDocuments;
  /** Errors that stop the build. */
  readonly problems: readonly Problem[];
  /** Contradictions, for the operator to decide. */
  readonly remarks: readonly string[];
  /** The loan terms that the app's own texts mention. The figures are their only source. */
  readonly terms: Partial<Pick<Environment, 'extensionDays'>>;
}

/** Reads the documents of a folder (`figures.json`, `<language>/<name>.md`) for an environment. */
export function readDocuments(folder: string, environment: Environment): DocumentsReading {
  const book = readFigures(path.join(folder, 'figures.json'));
  if ('problems' in book) return { documents: {}, problems: book.problems, remarks: [], terms: {} };
  const method = environment.trueCost?.method ?? 'effective';
  const all = { ...book.figures, ...exampleFigures(book.figures, method) };
  const read = wantedDocuments(environment).map(([language, name]) =>
    readOne(folder, language, name, valuesIn(language, all, environment)),
  );
  const documents = Object.fromEntries(
    read.flatMap(({ key, document }) => (document ? [[key, document] as const] : [])),
  );
  return {
    documents,
    problems: [...read.flatMap(({ problems }) => problems), ...unlikeTranslations(documents)],
    remarks: contradictionsIn(book.figures, environment),
    terms: termsIn(book.figures),
  };
}

function termsIn(book: FigureBook): DocumentsReading['terms'] {
  const extensionDays = numberOf(book, 'extensionDays');
  return extensionDays ? { extensionDays } : {};
}

/** Promotion may be in Chinese. The documents that its visitors accept are then in Chinese, too. */
const PROMOTION_DOCUMENTS: ReadonlySet<DocumentName> = new Set(['userAgreement', 'promotion']);

function wantedDocuments({ promotionLanguage }: Environment) {
  return DOCUMENT_NAMES.flatMap((name) => {
    const isChinese = promotionLanguage === 'zh' && PROMOTION_DOCUMENTS.has(name);
    return ['es', 'en', ...(isChinese ? ['zh'] : [])].map((language) => [language, name] as const);
  });
}

function readFigures(file: string): { figures: FigureBook } | { problems: readonly Problem[] } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { problems: [{ place: file, problem: 'is not there, or is no JSON' }] };
  }
  const { success, output, issues = [] } = v.safeParse(FiguresSchema, content);
  if (success) return { figures: output };
  return {
    problems: issues.map((issue) => ({
      place: `${file}: ${v.getDotPath(issue) ?? ''}`,
      problem: issue.message,
    })),
  };
}

function readOne(folder: string, language: string, name: DocumentName, figures: Figures) {
  const key = documentPath(name, language);
  const file = path.join(folder, language, `${name}.md`);
  if (!existsSync(file)) {
    return { key, problems: [{ place: file, problem: `there is no ${name} in ${language}` }] };
  }
  const { document, problems } = readDocument(file, readFileSync(file, 'utf8'), figures, (list) =>
    listNamed(list, language),
  );
  return { key, document, problems: [...problems, ...checkShape(name, file, document)] };
}

/** The names that a text may contain: the lender's data, and the figures in the text's language. */
function valuesIn(language: string, book: FigureBook, environment: Environment): Figures {
  const { appTitle, contactEmail, servicePhone, trueCost } = environment;
  const costName = language === 'es' ? trueCost?.name.es : trueCost?.name.en;
  const names = new Map<string, string | undefined>(
    Object.entries({ appTitle, contactEmail, servicePhone, costName }),
  );
  const figures = new Map(Object.entries(book));
  return (name) => {
    const figure = figures.get(name);
    return figure ? wordsOf(figure, language, environment) : names.get(name);
  };
}

/** Finds translations with fewer or more sections than the original. */
function unlikeTranslations(documents: KnownDocuments): readonly Problem[] {
  return DOCUMENT_NAMES.flatMap((name) => {
    const [spanish, english] = ['es', 'en'].map(
      (language) => documents[documentPath(name, language)],
    );
    if (!spanish || !english || spanish.sections.length === english.sections.length) return [];
    const problem = `${spanish.sections.length} sections in Spanish and ${english.sections.length} in English`;
    return [{ place: name, problem }];
  });
}
