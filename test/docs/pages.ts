import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Files of the repository below the given paths. */
export const filesBelow = (...paths: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(file));

export const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The anchors of a page: GitHub's anchors of its headings. */
export const anchorsOf = (page: string): readonly string[] =>
  Array.from(textOf(page).matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a page, or its section (after `#`), exists. */
export function isThere(target: string): boolean {
  const [page = '', anchor] = target.split('#');
  return existsSync(page) && (anchor === undefined || anchorsOf(page).includes(anchor));
}

/** The items of the list below a heading. */
export function listBelow(page: string, heading: string): readonly string[] {
  const [, section = ''] = textOf(page).split(`\n## ${heading}\n`);
  const text = section.split(/\n## /)[0]?.replace(/\n {2,}/g, ' ') ?? '';
  return text.match(/(?<=^- ).*$/gm) ?? [];
}

/** The texts between backticks. */
export const codesIn = (cell = ''): readonly string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
