import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The meanings of the contract's schemas and fields: their comments in `src/contract`, without the final stop. */

const FOLDER = 'src/contract';

export interface Meaning {
  readonly about: string;
  /** The fields of an object, or of a list's items. */
  readonly fields: Readonly<Record<string, Meaning>>;
}

interface Constant {
  readonly about: string;
  readonly value: ts.Expression;
  readonly file: string;
}

const sources = readdirSync(FOLDER).map((name) => {
  const source = readFileSync(`${FOLDER}/${name}`, 'utf8');
  return ts.createSourceFile(path.parse(name).name, source, ts.ScriptTarget.Latest, true);
});

/** The constants by file and name, such as `detail.loanDetailsAnswer`. */
const constants = new Map<string, Constant>(sources.flatMap(constantsIn));

/** The file from which a file imports a name, by file and name. */
const imports = new Map<string, string>(sources.flatMap(importsIn));

function constantsIn({ fileName: file, statements }: ts.SourceFile): [string, Constant][] {
  return statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer: value }) => {
      const constant = value && { about: commentOf(statement), value, file };
      return constant ? [[`${file}.${name.getText()}`, constant] as [string, Constant]] : [];
    }),
  );
}

function importsIn({ fileName: file, statements }: ts.SourceFile): [string, string][] {
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const names = importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return [];
    const from = path.basename(moduleSpecifier.text);
    return names.elements.map(({ name }): [string, string] => [`${file}.${name.text}`, from]);
  });
}

function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return text.replace(/\s+/g, ' ').replace(/\.$/, '');
}

/** The area of a call: the name of the file with its schemas. */
export const areaOf = (name: string): string => exported(`${name}Answer`).file;

/** The meaning of an exported schema. */
export function meaningOf(name: string): Meaning {
  const { value, file, ...constant } = exported(name);
  const about = constant.about || (constantOf(value, file)?.about ?? '');
  if (!about) throw new Error(`${FOLDER}/${file}.ts: ${name} has no comment`);
  return { about, fields: fieldsOf(value, file) };
}

function exported(name: string): Constant {
  const constant = sources
    .map(({ fileName }) => constants.get(`${fileName}.${name}`))
    .find(Boolean);
  if (!constant) throw new Error(`${FOLDER} has no schema ${name}`);
  return constant;
}

/** The constant that a name refers to; undefined for a library's. */
function constantOf(value: ts.Expression, file: string): Constant | undefined {
  if (ts.isPropertyAccessExpression(value)) return constants.get(value.getText());
  if (!ts.isIdentifier(value)) return undefined;
  const name = `${file}.${value.text}`;
  return constants.get(name) ?? constants.get(`${imports.get(name) ?? ''}.${value.text}`);
}

/** The fields of the object that an expression makes, through wrappers such as `list` and `v.nullish`. */
function fieldsOf(value: ts.Expression, file: string): Record<string, Meaning> {
  if (ts.isObjectLiteralExpression(value)) {
    return Object.assign({}, ...value.properties.map((it) => fieldOf(it, file))) as Record<
      string,
      Meaning
    >;
  }
  if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) return fieldsOf(value.body, file);
  const constant = constantOf(value, file);
  if (constant) return fieldsOf(constant.value, constant.file);
  const parts = ts.isCallExpression(value)
    ? value.arguments
    : ts.isArrayLiteralExpression(value)
      ? value.elements
      : [];
  return Object.assign({}, ...parts.map((part) => fieldsOf(part, file))) as Record<string, Meaning>;
}

function fieldOf(property: ts.ObjectLiteralElementLike, file: string): Record<string, Meaning> {
  if (ts.isSpreadAssignment(property)) return fieldsOf(property.expression, file);
  const name = property.name.getText();
  const about = commentOf(property);
  if (!about) throw new Error(`${FOLDER}/${file}.ts: the field ${name} has no comment`);
  const fields = ts.isPropertyAssignment(property) ? fieldsOf(property.initializer, file) : {};
  return { [name]: { about, fields } };
}
