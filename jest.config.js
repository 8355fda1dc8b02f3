const { readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');

// A time zone that differs from UTC and from the lender's zone: wrong zones fail a test.
process.env.TZ = 'America/St_Johns';

/** Unit tests and screen tests. Playwright runs the browser tests (`test/e2e`). */
module.exports = {
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.ts',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  // It ends only what hangs: a machine may be slow.
  testTimeout: 120_000,
  // A worker waits for a tenth of its time: three use two cores.
  maxWorkers: Math.max(3, availableParallelism()),
  // ES modules only, or in a syntax that Node 20 does not require().
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(uqr|virtua|@redux-devtools|nanoid|uuid|syllable)/)',
  ],
  // As webpack defines them for a build.
  globals: {
    __RELEASE__: 'test',
    __ENVIRONMENTS__: readdirSync('public/environments').map((file) => file.replace('.json', '')),
  },
  clearMocks: true,
  restoreMocks: true,
};
