import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mutants of the rules and of the controls (docs/proof.md#mutants); `npm run mutants -- -m <file>` takes one file. */
export default {
  mutate: [
    'scripts/build/policy.ts',
    'src/api/envelope.ts',
    'src/api/useWrite.ts',
    'src/cost/*.ts',
    'src/devTools/mask.ts',
    'src/format/*.ts',
    'src/money/ledger/{intent,sending,sendingLocks,transitions}.ts',
    'src/money/payments/{evidence,payable}.ts',
    'src/navigation/{addressGate,contactAddress}.ts',
    'src/reports/masks.ts',
    'src/session/crossTab/{guardPage,otherTabs}.ts',
    'src/session/launch/launch.ts',
    'src/session/owner/latestBorrower.ts',
    'src/storage/{browserStorage,ownedStorage,ownerHash}.ts',
  ],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/mutants/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'coverage/mutants.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  // Not within the project, whose own tests would find the copies.
  tempDirName: path.join(tmpdir(), 'borrower-h5-mutants'),
  ignorePatterns: [
    '/dist',
    '/dist-maps',
    '/test-results',
    '/coverage',
    '/docs',
    '/public/documents',
  ],
  thresholds: { high: 100, low: 98, break: 95 },
};
