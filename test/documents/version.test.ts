/** @jest-environment node */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ACCESSIBLE } from '@/app/prerender/texts/accessible';
import { documentWords } from '@/app/prerender/texts/documentWords';
import { knowTexts } from '@/design/i18n';
import { type LenderDocument, plain } from '@/design/legal/document';
import type { Environment } from '@/platform/environment/environment';
import { languagesOf } from '@/platform/environment/language';
import { writeDocuments } from '../../scripts/build/served';
import { writeRelease, writeVersion } from '../../scripts/build/version';
import { checkedContents } from '../../scripts/documents/check';
import { temporaryFolder } from '../build/temporaryFolder';
import { shippedEnvironment } from '../support/environment';

interface Listed {
  readonly version?: string;
  readonly effective?: string;
  readonly approvedBy?: string;
  readonly sha256: string;
}

const AGREEMENT = '/documents/es/agreement.json';
const folder = temporaryFolder();
const dist = temporaryFolder();

beforeEach(() => {
  cpSync('public/documents/sandbox', folder, { recursive: true });
  writeRelease(dist, '7.0.0');
});

/** Serves a brand's documents as the build does, and reads the `version.json` that it writes. */
async function served(environment: Environment, from = folder) {
  const words = { knowTexts, documentWords };
  const { documents, versions } = await checkedContents(from, environment, words);
  writeDocuments(dist, documents, {});
  writeVersion(dist, environment, documents, versions);
  return JSON.parse(readFileSync(path.join(dist, 'version.json'), 'utf8')) as {
    readonly release: string;
    readonly brand: string;
    readonly documents: Readonly<Record<string, Listed>>;
  };
}

const sha256 = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(dist, file)))
    .digest('hex');

const documentAt = (file: string) =>
  JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as LenderDocument;

const change = (file: string, edit: (text: string) => string) => {
  const place = path.join(folder, file);
  writeFileSync(place, edit(readFileSync(place, 'utf8')));
};

/** The documents of which the hash differs between two versions. */
const changed = (one: Record<string, Listed>, other: Record<string, Listed>) =>
  Object.keys(one).filter((file) => one[file]?.sha256 !== other[file]?.sha256);

/** The shipped documents as 1.0.0 had them, and those that have changed since. */
const VERSIONS = ['1.0 of 2026-06-01', '1.1 of 2026-11-29'];

describe.each(['sandbox', 'peso', 'rupee'])('version.json of %s', (name) => {
  it('has each served document with its version, its day and the hash of the served text', async () => {
    const environment = shippedEnvironment(name);
    const { release, brand, documents } = await served(environment, `public/documents/${name}`);
    expect({ release, brand }).toEqual({ release: '7.0.0', brand: environment.appName });
    for (const language of languagesOf(environment)) {
      expect(documents).toHaveProperty([`/documents/${language}/agreement.json`]);
    }
    for (const [file, listed] of Object.entries(documents)) {
      expect(VERSIONS).toContain(`${listed.version ?? ''} of ${listed.effective ?? ''}`);
      expect(listed.sha256).toBe(sha256(file));
    }
    const hashes = Object.values(documents).map((listed) => listed.sha256);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('lists an accessibility statement in each language, with every tested criterion', async () => {
    const environment = shippedEnvironment(name);
    const { documents } = await served(environment, `public/documents/${name}`);
    const words = await documentWords(environment);
    for (const language of languagesOf(environment)) {
      const file = `/documents/${language}/accessibility.json`;
      expect(documents).toHaveProperty([file]);
      const statement = documentAt(file);
      const lists = statement.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('list' in block ? block.list.map(plain) : [])),
      );
      expect(statement.language).toBe(language);
      expect(lists).toEqual(expect.arrayContaining([...(words[language]?.lists.accessible ?? [])]));
      expect(words[language]?.lists.accessible).toHaveLength(ACCESSIBLE.length);
      expect(JSON.stringify(statement)).toContain(environment.contactEmail);
    }
  });
});

it.each(ACCESSIBLE)('the statement $test names a test that exists', ({ test }) => {
  expect(existsSync(test)).toBe(true);
});

it('gives another hash to the document whose text changed, and to no other', async () => {
  const { documents: before } = await served(shippedEnvironment('sandbox'));
  change('es/agreement.md', (text) => text.replace('préstamo', 'prestamo'));
  const { documents: after } = await served(shippedEnvironment('sandbox'));
  expect(changed(before, after)).toEqual([AGREEMENT]);
});

it('gives another hash to a document whose figure changed, since the borrower reads it', async () => {
  const { documents: before } = await served(shippedEnvironment('sandbox'));
  change('figures.json', (text) => text.replace('"percent": "16"', '"percent": "15"'));
  const { documents: after } = await served(shippedEnvironment('sandbox'));
  expect(changed(before, after)).toContain(AGREEMENT);
  expect(changed(before, after)).not.toContain('/documents/es/privacy.json');
});

it('says the version, the day and the counsel of the front matter, and the document says them at its end', async () => {
  change('es/agreement.md', (text) =>
    text
      .replace('version: 1.1', 'version: 3')
      .replace('effective: 2026-11-29', 'effective: 2027-02-03\napprovedBy: Lic. Ana Ríos'),
  );
  const { documents } = await served(shippedEnvironment('sandbox'));
  expect(documents[AGREEMENT]).toEqual({
    version: '3',
    effective: '2027-02-03',
    approvedBy: 'Lic. Ana Ríos',
    sha256: sha256(AGREEMENT),
  });
  expect(documentAt(AGREEMENT).end).toEqual([
    'Versión 3',
    'Vigente desde el 2027-02-03',
    'Aprobado por Lic. Ana Ríos',
  ]);
});

it('lists no document of an earlier brand', async () => {
  await served(shippedEnvironment('peso'), 'public/documents/peso');
  const { brand, documents } = await served(shippedEnvironment('rupee'), 'public/documents/rupee');
  expect(brand).toBe('rupeeready-in');
  expect(Object.keys(documents).filter((file) => file.includes('/es/'))).toEqual([]);
  expect(existsSync(path.join(dist, AGREEMENT))).toBe(false);
});
