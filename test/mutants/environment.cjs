const { TestEnvironment } = require('jest-environment-jsdom');

const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/** Stryker loads the environment by Node alone, which cannot read `test/support/jsdomEnvironment.ts`. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] ??= globalThis[name];
  }
};
