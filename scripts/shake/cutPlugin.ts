import { type NodePath, type PluginObj, template, types as t } from '@babel/core';
import type { Cut } from './cut';

/**
 * Says in a library's source what its authors could not know, so that the minifier finds what can never run. A
 * name that the file does not hold (any more) fails the build.
 */
export function cutPlugin(cuts: readonly Cut[]): PluginObj {
  const answers = merged(cuts, 'answers');
  const constants = merged(cuts, 'constants');
  const initials = merged(cuts, 'initials');
  const properties = new Set(cuts.flatMap((cut) => cut.properties ?? []));
  const exported = new Set(cuts.flatMap((cut) => cut.exports ?? []));
  const assignments = new Set(cuts.flatMap((cut) => cut.assignments ?? []));
  const kinds = new Set(cuts.flatMap((cut) => cut.kinds ?? []));
  let outside: readonly string[] = [];
  const missing = new Set([
    ...answers.keys(),
    ...constants.keys(),
    ...initials.keys(),
    ...properties,
    ...exported,
    ...assignments,
  ]);

  const met = (name: string): void => void missing.delete(name);
  const isConstant = (path: NodePath, name: string) =>
    constants.has(name) && path.scope.getBinding(name)?.scope.path.isProgram() === true;

  return {
    visitor: {
      FunctionDeclaration(path) {
        const { id } = path.node;
        const answer = answers.get(id?.name ?? '');
        if (!id || answer === undefined) return;
        met(id.name);
        path.node.body = bodyOf(answer);
        path.node.params = [];
        path.skip();
      },
      VariableDeclarator(path) {
        const { id, init } = path.node;
        if (!t.isIdentifier(id)) return;
        const answer = answers.get(id.name);
        if (answer !== undefined && t.isFunction(init)) {
          met(id.name);
          path.node.init = t.arrowFunctionExpression([], bodyOf(answer));
        } else if (isConstant(path, id.name)) {
          met(id.name);
          path.node.init = null;
        } else if (initials.has(id.name)) {
          met(id.name);
          path.node.init = expressionOf(initials.get(id.name) ?? '');
        }
      },
      AssignmentExpression(path) {
        const { left, right } = path.node;
        if (t.isIdentifier(left) && isConstant(path, left.name)) {
          path.replaceWith(right);
          return;
        }
        const name = t.isMemberExpression(left) ? path.get('left').getSource() : '';
        const own = name.replace(/^exports\./, '');
        if (exported.has(own) && own !== name) {
          met(own);
          path.remove();
        } else if (assignments.has(name)) {
          met(name);
          path.remove();
        }
      },
      ReferencedIdentifier(path: NodePath<t.Identifier | t.JSXIdentifier>) {
        const { name } = path.node;
        if (isConstant(path, name)) path.replaceWith(expressionOf(constants.get(name) ?? ''));
      },
      ObjectMember(path) {
        const { key } = path.node;
        if (!t.isIdentifier(key) || !properties.has(key.name)) return;
        met(key.name);
        path.remove();
      },
      BinaryExpression(path) {
        const { left, right, operator } = path.node;
        const number = t.isNumericLiteral(left) ? left : right;
        const other = number === left ? right : left;
        if (!t.isNumericLiteral(number) || !kinds.has(number.value) || !isKind(other)) return;
        if (operator === '===' || operator === '!==') {
          path.replaceWith(t.booleanLiteral(operator === '!=='));
        }
      },
      SwitchStatement(path) {
        if (!isKind(path.node.discriminant)) return;
        const dead = path.get('cases').filter(isDead(kinds));
        hoist(path, dead);
        dead.forEach((one) => {
          one.remove();
        });
      },
      Program: {
        enter(path) {
          outside = Object.keys(path.scope.globals);
        },
        exit(path) {
          path.scope.crawl();
          const lost = Object.keys(path.scope.globals).filter((name) => !outside.includes(name));
          path.traverse({
            MemberExpression({ node: { property, computed } }) {
              if (!computed && t.isIdentifier(property) && properties.has(property.name)) {
                lost.push(property.name);
              }
            },
          });
          if (missing.size) throw new Error(`Nothing to cut: ${[...missing].join(', ')}`);
          if (lost.length) throw new Error(`Cut away, and still used: ${lost.join(', ')}`);
        },
      },
    },
  };
}

const merged = (cuts: readonly Cut[], key: 'answers' | 'constants' | 'initials') =>
  new Map(cuts.flatMap((cut) => Object.entries(cut[key] ?? {})));

const expressionOf = (text: string): t.Expression => template.expression.ast(text);

const bodyOf = (answer: string): t.BlockStatement =>
  t.blockStatement(answer ? [t.returnStatement(expressionOf(answer))] : []);

/** `fiber.tag`, or a variable that holds one. */
const isKind = (node: t.Node): boolean =>
  t.isMemberExpression(node)
    ? t.isIdentifier(node.property, { name: 'tag' })
    : t.isIdentifier(node, { name: 'tag' }) || t.isIdentifier(node, { name: 'grandTag' });

/** A case of a kind that is never made, to which no case before it goes on. */
const isDead =
  (kinds: ReadonlySet<number>) =>
  (one: NodePath<t.SwitchCase>): boolean => {
    const { test } = one.node;
    if (!t.isNumericLiteral(test) || !kinds.has(test.value)) return false;
    const before = one.getPrevSibling();
    return !before.isSwitchCase() || leaves(before.node) || isDead(kinds)(before);
  };

function leaves({ consequent }: t.SwitchCase): boolean {
  const last = consequent.at(-1);
  return (
    t.isReturnStatement(last) ||
    t.isBreakStatement(last) ||
    t.isContinueStatement(last) ||
    t.isThrowStatement(last)
  );
}

/** A variable that is declared in a dead case, and used in a living one, is declared before them. */
function hoist(path: NodePath<t.SwitchStatement>, dead: readonly NodePath[]): void {
  const within = path.scope.getFunctionParent()?.bindings ?? {};
  const names = Object.values(within)
    .filter((binding) => dead.some((one) => binding.path.isDescendant(one)))
    .map(({ identifier }) => t.variableDeclarator(t.identifier(identifier.name)));
  if (names.length) path.insertBefore(t.variableDeclaration('var', names));
}
