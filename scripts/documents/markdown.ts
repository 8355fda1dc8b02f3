import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import {
  type Block,
  type LenderDocument,
  type Line,
  type Piece,
  plain,
} from '../../src/legal/document';

/** A mistake in a document, said to whoever wrote it. */
export interface Problem {
  /** The file, with the line where there is one. */
  readonly place: string;
  readonly problem: string;
}

/** Puts the value of a figure in place of its name; nothing for a name that nobody knows. */
export type Figures = (name: string) => string | undefined;

/** The points of a list that stands as a paragraph of its own; nothing for a name that is no list's. */
export type Lists = (name: string) => readonly string[] | undefined;

type Report = (line: number, problem: string) => void;

const markdown = new MarkdownIt('commonmark', { html: true });

const ALLOWED = 'a document has headings, paragraphs, lists of one level and **bold** words';

/**
 * Reads one document. Values take their places after the Markdown was read, so that no value can be markup.
 * Every mistake is reported; the document is what could be read all the same.
 */
export function readDocument(
  file: string,
  source: string,
  figures: Figures,
  lists: Lists = () => undefined,
): { readonly document: LenderDocument; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (line, problem) => {
    problems.push({ place: `${file}:${line}`, problem });
  };
  const document = { title: '', introduction: [] as Block[], sections: [] as Sections };
  let depth = 0;
  let blocks = document.introduction;
  for (const { token, inside } of topLevel(markdown.parse(source, {}))) {
    const line = (token.map?.[0] ?? 0) + 1;
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1));
      const title = plain(lineOf(inside[0], figures, report));
      checkHeading({ level, depth, title, line }, report);
      depth = level;
      if (level === 1) document.title = title;
      else blocks = openSection(document.sections, level, title);
    } else {
      const block = listOf(token, inside, lists) ?? blockOf(token, inside, figures, report);
      if (block) blocks.push(block);
      if (depth === 0)
        report(line, 'text before the title: a document begins with "# " and its title');
    }
  }
  if (depth === 0) report(1, 'there is no title: a document begins with "# " and its title');
  return { document, problems };
}

type Sections = { title: string; blocks: Block[]; parts: { title: string; blocks: Block[] }[] }[];

/** The tokens of the top level, each with those between its beginning and its end. */
function topLevel(tokens: readonly Token[]) {
  const groups: { readonly token: Token; readonly inside: Token[] }[] = [];
  tokens.forEach((token) => {
    if (token.level === 0 && token.nesting >= 0) groups.push({ token, inside: [] });
    else if (token.level > 0) groups.at(-1)?.inside.push(token);
  });
  return groups;
}

interface Heading {
  readonly level: number;
  /** Level of the heading before it; 0 where there is none. */
  readonly depth: number;
  readonly title: string;
  readonly line: number;
}

function checkHeading({ level, depth, title, line }: Heading, report: Report): void {
  if (!title) report(line, 'a heading without words');
  if (level === 1 && depth > 0) report(line, 'a second title: one "# " stands at the top');
  else if (level > 3) report(line, 'a heading deeper than "### "');
  else if (level > depth + 1)
    report(line, `"${'#'.repeat(level)} " stands below no "${'#'.repeat(level - 1)} "`);
}

/** Opens a section, or a part of the last one; what follows goes into the list that is given back. */
function openSection(sections: Sections, level: number, title: string): Block[] {
  const section = sections.at(-1);
  if (level === 2 || !section) {
    const opened = { title, blocks: [], parts: [] };
    sections.push(opened);
    return opened.blocks;
  }
  const part = { title, blocks: [] };
  section.parts.push(part);
  return part.blocks;
}

/** The list that a paragraph of nothing but its name stands for. */
function listOf(token: Token, [inline]: readonly Token[], lists: Lists): Block | undefined {
  const name = /^\{(\w+)\}$/.exec(inline?.content ?? '')?.[1];
  const list = token.type === 'paragraph_open' && name ? lists(name) : undefined;
  return list && { list: list.map((text) => [text]) };
}

function blockOf(
  token: Token,
  inside: readonly Token[],
  figures: Figures,
  report: Report,
): Block | undefined {
  const line = (token.map?.[0] ?? 0) + 1;
  const inline = inside.filter(({ type }) => type === 'inline');
  if (token.type === 'paragraph_open') return { text: lineOf(inline[0], figures, report) };
  const isList = token.type === 'bullet_list_open' || token.type === 'ordered_list_open';
  const isFlat = inside.every(({ type }) =>
    ['list_item_open', 'list_item_close', 'paragraph_open', 'paragraph_close', 'inline'].includes(
      type,
    ),
  );
  if (isList && isFlat) return { list: inline.map((each) => lineOf(each, figures, report)) };
  report(line, `this is no part of a document (${token.type.replace(/_open$/, '')}): ${ALLOWED}`);
  return undefined;
}

function lineOf(inline: Token | undefined, figures: Figures, report: Report): Line {
  const line = (inline?.map?.[0] ?? 0) + 1;
  const pieces: Piece[] = [];
  let isStrong = false;
  for (const { type, content, nesting } of inline?.children ?? []) {
    if (type === 'strong_open' || type === 'strong_close') isStrong = type === 'strong_open';
    else if (type === 'softbreak' || type === 'hardbreak') pieces.push(' ');
    else if (type !== 'text') {
      // What ends it was said when it began.
      if (nesting >= 0) report(line, `this is no part of a document (${type}): ${ALLOWED}`);
    } else if (content) {
      const text = filled(content, figures, (problem) => report(line, problem));
      pieces.push(isStrong ? { strong: text } : text);
    }
  }
  return joined(pieces);
}

/** A text with the values in the places of their names. */
function filled(text: string, figures: Figures, report: (problem: string) => void): string {
  const rest = text.replace(/\{\w+\}/g, '');
  if (/[{}]/.test(rest)) report('a brace that holds no name: a figure is written {name}');
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = figures(name);
    if (value === undefined) report(`nobody knows the figure ${whole}`);
    return value ?? whole;
  });
}

/** Neighbours that are plain are one piece. */
function joined(pieces: readonly Piece[]): Line {
  return pieces.reduce<Piece[]>((line, piece) => {
    const last = line.at(-1);
    const both = typeof last === 'string' && typeof piece === 'string';
    return both ? [...line.slice(0, -1), last + piece] : [...line, piece];
  }, []);
}
