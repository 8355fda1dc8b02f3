const jest = require('../../jest.config.js');

/** The pure core's own tests: without a page, and without the screens that stand on it. */
module.exports = {
  ...jest,
  rootDir: '../..',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/test/mutants/properties.ts'],
  testMatch: [
    '<rootDir>/test/cost/{periods,yearlyRate}.test.ts',
    '<rootDir>/test/format/*.test.ts',
    '<rootDir>/test/money/{evidence,intent,obstacles,transitions}.test.ts',
    '<rootDir>/test/api/envelope.test.ts',
    '<rootDir>/test/navigation/{addressGate,contactAddress}.test.ts',
    '<rootDir>/test/session/launch.test.ts',
  ],
};
