const tsx = require('tsx/cjs/api');

/** Stryker loads the environment by Node alone, which cannot read TypeScript. */
module.exports = tsx.require(require.resolve('../support/jsdomEnvironment.ts'), __dirname).default;
