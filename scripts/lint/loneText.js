const ts = require('typescript');

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * A text that React renders is the only child of its element. A browser's translation replaces text nodes: React then
 * changes or removes a node that is no longer in the page, so the old text stays or the screen crashes. React sets the
 * whole content of an element with one text, so that such an element is safe.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'This may be a text beside siblings: wrap it in an element, which translation keeps.',
      fragment: 'This may be a text without an element of its own: use an element, not a fragment.',
      component: 'This component may render a text without an element: wrap the text there.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    /** The members of a union, and of the lists among them. A type can contain itself. */
    const partsOf = (type, known = new Set()) => {
      if (known.has(type)) return [];
      known.add(type);
      if (type.isUnion()) return type.types.flatMap((part) => partsOf(part, known));
      if (!checker.isArrayType(type)) return [type];
      return checker.getTypeArguments(type).flatMap((part) => partsOf(part, known));
    };
    // React renders nothing for an empty text.
    const isText = ({ flags, value }) => (flags & TEXT) !== 0 && value !== '';
    const mayBeText = (type) => partsOf(type).some(isText);
    const lists = (type) =>
      (type.isUnion() ? type.types : [type]).filter((part) => checker.isArrayType(part));

    /** Only the app's own components are looked at: a library's type says `ReactNode` for each of them. */
    const rendersText = (tag) =>
      checker
        .getSignaturesOfType(services.getTypeAtLocation(tag), ts.SignatureKind.Call)
        .some((signature) => signature.declaration?.body && mayBeText(signature.getReturnType()));

    const isFragment = ({ openingElement }) =>
      !openingElement || /(^|\.)Fragment$/.test(context.sourceCode.getText(openingElement.name));
    /** Comments and line breaks are not rendered. A space alone does not change, and translation leaves it. */
    const isBlank = ({ type, value, expression }) =>
      type === 'JSXText'
        ? !value.trim()
        : expression?.type === 'JSXEmptyExpression' || expression?.value === ' ';

    const check = (parent) => {
      const children = parent.children.filter((child) => !isBlank(child));
      const fragment = isFragment(parent);
      const isAlone = children.length === 1 && !fragment;
      children.forEach((child) => {
        if (child.type === 'JSXElement') {
          if (!isAlone && !isFragment(child) && rendersText(child.openingElement.name))
            context.report({ node: child, messageId: 'component' });
        } else if (child.type === 'JSXText') {
          if (!isAlone)
            context.report({ node: child, messageId: fragment ? 'fragment' : 'beside' });
        } else if (child.type === 'JSXExpressionContainer') {
          const type = services.getTypeAtLocation(child.expression);
          if (isAlone ? lists(type).some(mayBeText) : mayBeText(type))
            context.report({ node: child, messageId: fragment ? 'fragment' : 'beside' });
        }
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
