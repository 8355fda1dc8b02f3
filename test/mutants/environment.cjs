const tsx = require('tsx/cjs/api');

/** Stryker loads the environment by Node alone, which cannot read TypeScript. */
const { default: Environment } = tsx.require(
  require.resolve('../support/jsdomEnvironment.ts'),
  __dirname,
);

/** The mutant that a test of this process has killed. */
let killed;

/** Stryker runs every test of a mutant, also after one has failed: tests that would wait for their time limit, too. */
module.exports = class extends Environment {
  handleTestEvent(event) {
    super.handleTestEvent(event);
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (!mutant) return;
    if (event.name === 'test_fn_failure') killed = mutant;
    if (event.name === 'test_start' && killed === mutant) event.test.mode = 'skip';
  }
};
