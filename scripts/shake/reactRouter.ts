import type { NodePath, PluginObj, types } from '@babel/core';
import type { RuleSetRule } from 'webpack';

/**
 * Lets the minifier drop what we do not use of react-router (7 kB of 12): its components are made by
 * calls, and given names, that look like side effects.
 */
export const shakeReactRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  use: {
    loader: 'babel-loader',
    options: {
      configFile: false,
      plugins: [
        require.resolve('@babel/plugin-transform-react-pure-annotations'),
        dropDisplayNames,
        nameMembers,
      ],
    },
  },
};

function dropDisplayNames(): PluginObj {
  return {
    visitor: {
      ExpressionStatement(statement: NodePath<types.ExpressionStatement>) {
        const { expression } = statement.node;
        if (expression.type !== 'AssignmentExpression') return;
        const { left } = expression;
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
        if (left.property.name === 'displayName') statement.remove();
      },
    },
  };
}

/** `React[NAME]`: a name that is known is written out, or webpack brings what makes a whole namespace of React (0.2 kB). */
function nameMembers({ types: t }: { types: typeof types }): PluginObj {
  return {
    visitor: {
      MemberExpression(member: NodePath<types.MemberExpression>) {
        const { object, computed } = member.node;
        if (!computed || object.type !== 'Identifier' || !/^React\d*$/.test(object.name)) return;
        const name: unknown = member.get('property').evaluate().value;
        if (typeof name === 'string')
          member.replaceWith(t.memberExpression(object, t.identifier(name)));
      },
    },
  };
}
