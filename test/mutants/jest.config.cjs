const jest = require('../../jest.config.js');

/** The tests of the files in `stryker.config.mjs`, without the tests of screens. */
module.exports = {
  ...jest,
  rootDir: '../..',
  // Some mutants never answer: their tests end by this limit.
  testTimeout: 10_000,
  testEnvironment: require.resolve('./environment.cjs'),
  setupFilesAfterEnv: [...jest.setupFilesAfterEnv, '<rootDir>/test/mutants/properties.ts'],
  testMatch: [
    '<rootDir>/test/platform/api/{envelope,otherWrites}.test.ts',
    '<rootDir>/test/platform/api/useWrite.test.tsx',
    '<rootDir>/test/build/headers.test.ts',
    '<rootDir>/test/domain/cost/{periods,yearlyRate}.test.ts',
    '<rootDir>/test/platform/devTools/mask.test.ts',
    '<rootDir>/test/design/format/*.test.ts',
    '<rootDir>/test/domain/money/{blockReason,booking,confirmLoan,evidence,intent,intentCourse,outcomes,payOnline,refusals,sending,sendingLocks,slice,token,transitions}.test.ts',
    '<rootDir>/test/platform/navigation/{addressGate,contactAddress}.test.ts',
    '<rootDir>/test/platform/reports/{masks,report,reporter}.test.ts',
    '<rootDir>/test/platform/session/{guardPage,latestBorrower,launch}.test.ts',
    '<rootDir>/test/platform/storage/ownedStorage.test.ts',
  ],
};
