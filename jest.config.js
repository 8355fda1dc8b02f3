// A time zone that differs from UTC and from the lender's zone: wrong zones fail a test.
process.env.TZ = 'America/St_Johns';

/** Unit tests and screen tests. Playwright runs the browser tests (`test/e2e`). */
module.exports = {
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testTimeout: 15_000,
  // Jest's default leaves one of two cores idle.
  maxWorkers: '100%',
  // Packages that have only ES modules, or syntax that Node 20 cannot `require()`.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(uqr|virtua|@noble|@redux-devtools|nanoid|uuid)/)',
  ],
  // The same global as webpack's DefinePlugin sets.
  globals: { __RELEASE__: 'test' },
  clearMocks: true,
};
