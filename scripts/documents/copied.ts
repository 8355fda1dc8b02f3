import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the shipped brands' documents. */
export const SHIPPED = path.resolve(__dirname, '../../public/documents');

/** The templates: they may agree with one another. */
const TEMPLATES = ['sandbox', 'peso', 'rupee'];

/**
 * Documents and figures of a brand that are the same as another brand's, apart from their front matter: a country has its
 * own law, so that they were probably copied and not yet written.
 */
export function copiedDocuments(folder: string): readonly string[] {
  if (TEMPLATES.some((name) => path.resolve(folder) === path.join(SHIPPED, name))) return [];
  const others = readdirSync(SHIPPED).filter(
    (name) => path.join(SHIPPED, name) !== path.resolve(folder),
  );
  return filesIn(folder).flatMap((file) => {
    const own = bodyOf(path.join(folder, file));
    const same = others.filter((name) => bodyOf(path.join(SHIPPED, name, file)) === own);
    if (same.length === 0) return [];
    return [
      `${file} is a copy of the one of ${same.join(', ')}: write that of this brand's country`,
    ];
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'figures.json') return [entry.name];
    if (!entry.isDirectory()) return [];
    const documents = readdirSync(path.join(folder, entry.name)).filter((it) => it.endsWith('.md'));
    return documents.map((name) => `${entry.name}/${name}`);
  });
}

/** A file without its front matter and its line breaks. */
const bodyOf = (file: string): string | undefined =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^---\n[^]*?\n---\n/, '')
        .replace(/\s+/g, ' ')
        .trim()
    : undefined;
