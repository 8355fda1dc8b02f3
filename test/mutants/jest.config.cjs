const jest = require('../../jest.config.js');

/** The tests of the files in `stryker.config.mjs`, without the tests of screens. */
module.exports = {
  ...jest,
  rootDir: '../..',
  testEnvironment: require.resolve('./environment.cjs'),
  setupFilesAfterEnv: [...jest.setupFilesAfterEnv, '<rootDir>/test/mutants/properties.ts'],
  testMatch: [
    '<rootDir>/test/api/{envelope,otherWrites}.test.ts',
    '<rootDir>/test/api/useWrite.test.tsx',
    '<rootDir>/test/build/{headers,judgedPolicy}.test.ts',
    '<rootDir>/test/cost/{periods,yearlyRate}.test.ts',
    '<rootDir>/test/devTools/mask.test.ts',
    '<rootDir>/test/format/*.test.ts',
    '<rootDir>/test/money/{blockReason,evidence,intent,outcomes,regressions,reload,sending,sendingLocks,slice,transitions}.test.ts',
    '<rootDir>/test/navigation/{addressGate,contactAddress}.test.ts',
    '<rootDir>/test/reports/*.test.ts',
    '<rootDir>/test/session/{guardPage,latestBorrower,launch}.test.ts',
    '<rootDir>/test/storage/*.test.ts',
  ],
};
