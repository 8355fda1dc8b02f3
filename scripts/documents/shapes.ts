import type { DocumentName, LenderDocument } from '../../src/design/legal/document';
import type { Problem } from './markdown';

/** The number of parts per section of the home page. The page has a layout for each section. */
const HOME = [
  { what: 'the example', parts: 0 },
  { what: 'the steps', parts: 3 },
  { what: 'a late payment', parts: 0 },
  { what: 'the questions' },
  { what: 'the next step', parts: 0 },
] as const;

/** Checks the structure of a document for a page with a fixed layout. */
export function checkShape(
  name: DocumentName,
  file: string,
  { introduction, sections }: LenderDocument,
): readonly Problem[] {
  const report = (problem: string): Problem => ({ place: file, problem });
  if (name === 'promotion') {
    const [facts, ...rest] = introduction;
    const isRight = facts !== undefined && 'list' in facts && rest.length > 0;
    return isRight ? [] : [report('wants a list of facts ("Term: 91 days"), then a paragraph')];
  }
  if (name !== 'home') return [];
  if (sections.length !== HOME.length) {
    const wanted = HOME.map(({ what }) => what).join(', ');
    return [report(`wants ${HOME.length} sections, in this order: ${wanted}`)];
  }
  return HOME.flatMap(({ what, ...wants }, index) => {
    const parts = sections[index]?.parts.length ?? 0;
    if ('parts' in wants && wants.parts !== parts) {
      return [report(`wants ${wants.parts} "### " in its section on ${what}, and has ${parts}`)];
    }
    return [];
  });
}
