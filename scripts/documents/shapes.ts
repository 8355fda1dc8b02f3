import type { DocumentName, LenderDocument } from '../../src/design/legal/document';
import type { DocumentHeading, Problem } from './markdown';

/** The number of parts per section of the home page. The page has a layout for each section. */
const HOME = [
  { what: 'the example', parts: 0 },
  { what: 'the steps', parts: 3 },
  { what: 'a late payment', parts: 0 },
  { what: 'the questions' },
  { what: 'the next step', parts: 0 },
] as const;

export interface ShapedDocument {
  readonly name: DocumentName;
  readonly file: string;
  readonly document: Pick<LenderDocument, 'title' | 'introduction' | 'sections'>;
  readonly headings: readonly DocumentHeading[];
  /** The title that the specification fixes for this document, in its language. */
  readonly fixedTitle?: string | undefined;
}

/** Checks a document's fixed title, and the structure of a document for a page with a fixed layout. */
export function checkShape(shaped: ShapedDocument): readonly Problem[] {
  const { file, document, headings, fixedTitle } = shaped;
  const isRight = fixedTitle === undefined || document.title === fixedTitle;
  const place = `${file}:${headings[0]?.line ?? 1}`;
  return [
    ...(isRight ? [] : [{ place, problem: `the title is fixed: "# ${fixedTitle}"` }]),
    ...checkLayout(shaped),
  ];
}

function checkLayout({ name, file, document, headings }: ShapedDocument): readonly Problem[] {
  const { introduction, sections } = document;
  const report = (problem: string, line?: number): Problem => ({
    place: line === undefined ? file : `${file}:${line}`,
    problem,
  });
  if (name === 'promotion') {
    const [facts, ...rest] = introduction;
    const isRight = facts !== undefined && 'list' in facts && rest.length > 0;
    const undrawn = headings.filter(({ level }) => level > 1);
    return [
      ...(isRight ? [] : [report('wants a list of facts ("Term: 91 days"), then a paragraph')]),
      ...undrawn.map(({ line }) => report('the page shows no section: no "## " here', line)),
    ];
  }
  if (name !== 'home') return [];
  if (sections.length !== HOME.length) {
    const wanted = HOME.map(({ what }) => what).join(', ');
    return [report(`wants ${HOME.length} sections, in this order: ${wanted}`)];
  }
  return HOME.flatMap(({ what, ...wants }, index) => {
    const parts = sections[index]?.parts.length ?? 0;
    if ('parts' in wants && wants.parts !== parts) {
      const problem = `wants ${wants.parts} "### " in its section on ${what}, and has ${parts}`;
      return [report(problem, lineOfSurplus(headings, index, wants.parts))];
    }
    return [];
  });
}

/** The line of a section's first part too many; undefined where it has too few. */
function lineOfSurplus(headings: readonly DocumentHeading[], section: number, parts: number) {
  const starts = headings.flatMap(({ level }, index) => (level === 2 ? [index] : []));
  const inside = headings.slice((starts[section] ?? 0) + 1, starts[section + 1]);
  return inside[parts]?.line;
}
