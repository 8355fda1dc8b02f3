import ts from 'typescript';
import * as v from 'valibot';
import { EnvironmentSchema } from '../../../src/platform/environment/environment';

/**
 * The list of keys in docs/reference/environment.md. Names, defaults and meanings come from `EnvironmentSchema`: the
 * meaning is the comment of the key, without its final stop.
 */
export function environmentKeys(source: string): string {
  const file = ts.createSourceFile('environment.ts', source, ts.ScriptTarget.Latest, true);
  return entriesOf(file)
    .map((entry) => `- \`${entry.name}\`${defaultOf(entry.name)}: ${entry.meaning}`)
    .join('\n');
}

interface Entry {
  readonly name: string;
  readonly meaning: string;
}

function entriesOf(file: ts.SourceFile): readonly Entry[] {
  const entries: Entry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'EnvironmentSchema') {
      node.initializer?.forEachChild((child) => {
        if (!ts.isObjectLiteralExpression(child)) return;
        for (const property of child.properties) entries.push(entryOf(property));
      });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return entries;
}

function entryOf(property: ts.ObjectLiteralElementLike): Entry {
  const [comment] = ts.getJSDocCommentsAndTags(property);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : '';
  const name = property.name?.getText() ?? '';
  if (!text) throw new Error(`src/platform/environment/environment.ts: ${name} has no comment`);
  return { name, meaning: linked(text.replace(/\s+/g, ' ').replace(/\.$/, '')) };
}

/** Names of pages become links. */
const linked = (text: string): string =>
  text
    .replace(/docs\/reference\/environment\.md#([\w-]+)/g, '[$1](#$1)')
    .replace(/docs\/reference\/(\w+)\.md(#[\w-]+)?/g, '[$1]($1.md$2)');

function defaultOf(name: string): string {
  const { issues, output } = v.safeParse(v.object(EnvironmentSchema.entries), {});
  const missing = new Set((issues ?? []).map((issue) => issue.path?.[0]?.key));
  if (missing.has(name)) return ' (required)';
  const value = (output as Readonly<Record<string, unknown>>)[name];
  return ` = \`${JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')}\``;
}
