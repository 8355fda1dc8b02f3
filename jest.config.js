// The phone's own zone: none that could pass for UTC, nor for the lender's.
process.env.TZ = 'America/St_Johns';

/** Unit and screen tests; the browser's are Playwright's (`test/e2e`). */
module.exports = {
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testTimeout: 15_000,
  // Jest itself would leave one of two cores idle.
  maxWorkers: '100%',
  // ES modules only, or in a syntax that Node 20 does not require().
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(uqr|virtua|@redux-devtools|nanoid|uuid)/)'],
  // As webpack defines it for a build.
  globals: { __RELEASE__: 'test' },
  clearMocks: true,
};
