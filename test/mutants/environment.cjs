const tsx = require('tsx/cjs/api');

/** Stryker loads the environment by Node alone, which cannot read TypeScript. */
module.exports = tsx.require('../support/jsdomEnvironment.ts', __filename).default;
