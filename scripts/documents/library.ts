import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type {
  DocumentVersion,
  DocumentWords,
  DocumentWordsByLanguage,
} from '../../src/app/prerender/texts/documentWords';
import { formatNumber } from '../../src/design/format/number';
import {
  DOCUMENT_NAMES,
  type DocumentName,
  documentPath,
  type LenderDocument,
  type OfferFigure,
} from '../../src/design/legal/document';
import type { KnownDocuments } from '../../src/design/legal/library';
import type { Environment } from '../../src/platform/environment/environment';
import { inLanguage, type Language, languagesOf } from '../../src/platform/environment/language';
import { contradictionsIn } from './contradictions';
import { exampleFigures } from './example';
import { type FigureBook, FiguresSchema, wordsOf } from './figures';
import { readFrontMatter } from './frontMatter';
import { twoLateCharges } from './lateCharge';
import { type Figures, type Problem, readDocument } from './markdown';
import { checkShape } from './shapes';

export interface DocumentsReading {
  /** The documents by path. */
  readonly documents: KnownDocuments;
  /** Their front matter by path. */
  readonly versions: Readonly<Record<string, DocumentVersion>>;
  /** Errors that stop the build. */
  readonly problems: readonly Problem[];
  /** Contradictions and missing translations, for the operator to decide. */
  readonly remarks: readonly string[];
}

/** A brand may lack these. */
const OPTIONAL_DOCUMENTS: ReadonlySet<DocumentName> = new Set(['key-facts']);

const OFFER_FIGURES: Readonly<Record<OfferFigure, true>> = {
  amount: true,
  total: true,
  cost: true,
  rate: true,
  firstPayTime: true,
  term: true,
  payments: true,
};

interface Folder {
  readonly folder: string;
  readonly environment: Environment;
  readonly words: DocumentWordsByLanguage;
  readonly figures: FigureBook;
}

/**
 * Reads the documents of a folder (`figures.json`, `<language>/<name>.md`) for each language of an environment. A
 * document without a translation is shown in the default language.
 */
export function readDocuments(
  folder: string,
  environment: Environment,
  words: DocumentWordsByLanguage,
): DocumentsReading {
  const book = readFigures(path.join(folder, 'figures.json'));
  if ('problems' in book) {
    const missing = wantedDocuments(environment).flatMap(([language, name]) =>
      missingDocument(folder, environment, language, name),
    );
    return {
      documents: {},
      versions: {},
      problems: [...book.problems, ...missing],
      remarks: [],
    };
  }
  const method = environment.trueCost?.method ?? 'effective';
  const figures = { ...book.figures, ...exampleFigures(book.figures, method) };
  const place = { folder, environment, words, figures };
  const read = wantedDocuments(environment).map(([language, name]) =>
    readOne(place, language, name),
  );
  const documents = byPath(read.map(({ key, document }) => [key, document]));
  return {
    documents,
    versions: byPath(read.map(({ key, version }) => [key, version])),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...unlikeTranslations(documents, environment),
      ...lateChargeProblems(path.join(folder, 'figures.json'), book.figures),
    ],
    remarks: [
      ...read.flatMap(({ remark }) => remark ?? []),
      ...untranslatedFigures(book.figures, environment),
      ...contradictionsIn(book.figures, environment),
    ],
  };
}

const byPath = <Value>(entries: readonly (readonly [string, Value | undefined])[]) =>
  Object.fromEntries(
    entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );

/** Promotion may be in Chinese. The documents that its visitors accept are then in Chinese, too. */
const PROMOTION_DOCUMENTS: ReadonlySet<DocumentName> = new Set(['userAgreement', 'promotion']);

function wantedDocuments(environment: Environment) {
  return DOCUMENT_NAMES.flatMap((name) => {
    const isChinese = environment.promotionLanguage === 'zh' && PROMOTION_DOCUMENTS.has(name);
    const languages: readonly Language[] = [
      ...languagesOf(environment),
      ...(isChinese ? (['zh'] as const) : []),
    ];
    return languages.map((language) => [language, name] as const);
  });
}

function readFigures(file: string): { figures: FigureBook } | { problems: readonly Problem[] } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { problems: [{ place: file, problem: 'is missing or is not JSON' }] };
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

function lateChargeProblems(place: string, figures: FigureBook): readonly Problem[] {
  const names = twoLateCharges(figures);
  if (names.length === 0) return [];
  return [{ place, problem: `${names.join(', ')}: two late charges for the same delay` }];
}

/** Figures whose text lacks a language of the brand: documents then contain the default language's text. */
function untranslatedFigures(figures: FigureBook, environment: Environment): readonly string[] {
  const [original = '', ...others] = languagesOf(environment);
  return Object.entries(figures).flatMap(([name, figure]) => {
    const texts = 'text' in figure && typeof figure.text === 'object' ? figure.text : undefined;
    return others
      .filter((language) => texts && !texts[language])
      .map((language) => `figure ${name} has no text in ${language}: it is shown in ${original}`);
  });
}

interface OneReading {
  readonly key: string;
  readonly problems: readonly Problem[];
  readonly remark?: string;
  readonly document?: LenderDocument;
  readonly version?: DocumentVersion | undefined;
}

const fileOf = (folder: string, language: Language, name: DocumentName) =>
  path.join(folder, language, `${name}.md`);

/** A document that a brand must have and has not. A translation may be missing: the default language's is shown. */
function missingDocument(
  folder: string,
  { defaultLanguage }: Environment,
  language: Language,
  name: DocumentName,
): readonly Problem[] {
  const place = fileOf(folder, language, name);
  const isTranslation = language !== defaultLanguage && language !== 'zh';
  if (isTranslation || OPTIONAL_DOCUMENTS.has(name) || existsSync(place)) return [];
  return [{ place, problem: `there is no ${name} in ${language}` }];
}

function readOne(place: Folder, language: Language, name: DocumentName): OneReading {
  const { defaultLanguage } = place.environment;
  const key = documentPath(name, language);
  const file = fileOf(place.folder, language, name);
  if (existsSync(file)) return { key, ...parse(place, language, name, file) };
  const problems = missingDocument(place.folder, place.environment, language, name);
  const original = fileOf(place.folder, defaultLanguage, name);
  if (problems.length > 0 || !existsSync(original)) return { key, problems };
  const remark = `there is no ${name} in ${language}: it is shown in ${defaultLanguage}`;
  const { document, version } = readOne(place, defaultLanguage, name);
  return { key, problems: [], remark, version, ...(document && { document }) };
}

function parse(place: Folder, language: Language, name: DocumentName, file: string) {
  const words = place.words[language];
  if (!words) throw new Error(`src/app/prerender has no texts for documents in ${language}`);
  const { source, version, problems } = readFrontMatter(file, readFileSync(file, 'utf8'));
  const values = valuesIn(language, place, words);
  const read = readDocument(
    file,
    source,
    name === 'key-facts' ? offerOr(values) : values,
    (list) => words.lists[list],
  );
  const fixedTitle = name === 'loanTerms' ? words.loanTermsTitle : undefined;
  const end = version ? words.endOf(version) : [];
  const document: LenderDocument = {
    language,
    ...read.document,
    end,
    ...(name === 'key-facts' && version && { version: version.version }),
  };
  return {
    document,
    version,
    problems: [
      ...problems,
      ...read.problems,
      ...checkShape({ name, file, document, headings: read.headings, fixedTitle }),
    ],
  };
}

/** The figures of an offer stay as names: the app fills them in. */
const offerOr =
  (values: Figures): Figures =>
  (name) =>
    name in OFFER_FIGURES ? `{${name}}` : values(name);

/** The names that a text may contain: the lender's data, and the figures in the text's language. */
function valuesIn(
  language: Language,
  { figures, environment }: Folder,
  words: DocumentWords,
): Figures {
  const { appTitle, contactEmail, servicePhone, trueCost, numberFormat, escalation } = environment;
  const names = new Map<string, string | undefined>(
    Object.entries({
      appTitle,
      contactEmail: contactEmail || undefined,
      servicePhone,
      costName: trueCost ? inLanguage(trueCost.name, language, environment) : undefined,
      extensionDays: formatNumber(environment.extensionDays, numberFormat),
      escalationName: escalation ? inLanguage(escalation.name, language, environment) : undefined,
      escalationUrl: escalation?.url || undefined,
      escalationPhone: escalation?.phone || undefined,
      escalationDays: escalation ? formatNumber(escalation.days, numberFormat) : undefined,
      withdrawalDays: formatNumber(environment.withdrawalDays, numberFormat),
    }),
  );
  const known = new Map(Object.entries(figures));
  return (name) => {
    const figure = known.get(name);
    return figure ? wordsOf(figure, language, environment, words.percent) : names.get(name);
  };
}

/** Finds translations with fewer or more sections than the default language's document. */
function unlikeTranslations(
  documents: KnownDocuments,
  environment: Environment,
): readonly Problem[] {
  const [original, ...others] = languagesOf(environment);
  return DOCUMENT_NAMES.flatMap((name) => {
    const sectionsIn = (language = '') => documents[documentPath(name, language)]?.sections.length;
    const expected = sectionsIn(original);
    return others.flatMap((language) => {
      const sections = sectionsIn(language);
      if (expected === undefined || sections === undefined || sections === expected) return [];
      const problem = `${expected} sections in ${original ?? ''} and ${sections} in ${language}`;
      return [{ place: name, problem }];
    });
  });
}
