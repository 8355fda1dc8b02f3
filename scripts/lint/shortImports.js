const { posix } = require('node:path');

/** The maximum number of `../` in an import. */
const MOST_STEPS = 4;

/** An import of an own module uses the shortest path and at most `MOST_STEPS` steps up. */
module.exports = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: {
      detour: 'The shortest path is {{short}}.',
      deep: `The import has more than ${MOST_STEPS} "../": move the file to a folder with fewer parents.`,
    },
  },
  create(context) {
    const folder = posix.dirname(context.filename.replaceAll('\\', '/'));
    const check = ({ source }) => {
      const given = source?.value;
      if (typeof given !== 'string' || !given.startsWith('.')) return;
      const path = posix.relative(folder, posix.join(folder, given)) || '.';
      const short = path.startsWith('.') ? path : `./${path}`;
      if (short !== given) {
        const fix = (fixer) => fixer.replaceText(source, `'${short}'`);
        context.report({ node: source, messageId: 'detour', data: { short }, fix });
      } else if (given.split('../').length - 1 > MOST_STEPS) {
        context.report({ node: source, messageId: 'deep' });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
