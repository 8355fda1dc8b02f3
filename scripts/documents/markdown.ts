import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import {
  type Block,
  type LenderDocument,
  type Line,
  type Piece,
  plain,
} from '../../src/design/legal/document';

/** An error in a document, for its author. */
export interface Problem {
  /** The file, and the line if it is known. */
  readonly place: string;
  readonly problem: string;
}

/** Returns the value for a figure's name, or `undefined` for an unknown name. */
export type Figures = (name: string) => string | undefined;

/** Returns the points for a list's name, or `undefined` for an unknown name. */
export type Lists = (name: string) => readonly string[] | undefined;

type Report = (line: number, problem: string) => void;

const markdown = new MarkdownIt('commonmark', { html: true });

const ALLOWED = 'a document has headings, paragraphs, lists of one level and **bold** words';

/** A heading, for a problem that names its place. */
export interface DocumentHeading {
  readonly level: number;
  readonly line: number;
}

/** The content of a document's Markdown. */
export type DocumentText = Omit<LenderDocument, 'language' | 'end'>;

/**
 * Reads one document. Values are inserted after the Markdown is parsed: a value cannot become markup. All errors
 * are reported. The result contains the parts without errors.
 */
export function readDocument(
  file: string,
  source: string,
  figures: Figures,
  lists: Lists = () => undefined,
): {
  readonly document: DocumentText;
  readonly headings: readonly DocumentHeading[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const report: Report = (line, problem) => {
    problems.push({ place: `${file}:${line}`, problem });
  };
  const document = { title: '', introduction: [] as Block[], sections: [] as Sections };
  const headings: DocumentHeading[] = [];
  let depth = 0;
  let blocks = document.introduction;
  for (const { token, inside } of topLevel(markdown.parse(source, {}))) {
    const line = (token.map?.[0] ?? 0) + 1;
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1));
      const title = plain(lineOf(inside[0], figures, report));
      checkHeading({ level, depth, title, line }, report);
      headings.push({ level, line });
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
  return { document, headings, problems };
}

type Sections = { title: string; blocks: Block[]; parts: { title: string; blocks: Block[] }[] }[];

/** The tokens of the top level, each with the tokens between its start and its end. */
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
  /** Level of the preceding heading. 0 without a heading. */
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

/** Starts a section, or a part of the last section. Returns the list for the following blocks. */
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

/** The list for a paragraph that consists of the list's name. */
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
      // An end token has the same problem as its start token.
      if (nesting >= 0) report(line, `this is no part of a document (${type}): ${ALLOWED}`);
    } else if (content) {
      const text = filled(content, figures, (problem) => report(line, problem));
      pieces.push(isStrong ? { strong: text } : text);
    }
  }
  return joined(pieces);
}

/** Replaces each name in a text with its value. */
function filled(text: string, figures: Figures, report: (problem: string) => void): string {
  const rest = text.replace(/\{\w+\}/g, '');
  if (/[{}]/.test(rest)) report('a brace that holds no name: a figure is written {name}');
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = figures(name);
    if (value === undefined)
      report(
        `unknown figure ${whole}: figures.json and the environment have none, or no text of it in this language`,
      );
    return value ?? whole;
  });
}

/** Joins adjacent pieces of plain text. */
function joined(pieces: readonly Piece[]): Line {
  return pieces.reduce<Piece[]>((line, piece) => {
    const last = line.at(-1);
    const both = typeof last === 'string' && typeof piece === 'string';
    return both ? [...line.slice(0, -1), last + piece] : [...line, piece];
  }, []);
}
