import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mutants of the rules and of the controls (docs/proof.md#mutants); `npm run proof -- mutants -m <file>` takes one file. */
export default {
  mutate: [
    'scripts/build/policy.ts',
    'src/platform/api/answer.ts',
    'src/platform/api/useWrite.ts',
    'src/domain/cost/*.ts',
    'src/platform/devTools/mask.ts',
    'src/design/format/*.ts',
    'src/domain/money/ledger/{check,context,intent,readings,sending,sendingLocks,transitions}.ts',
    'src/domain/money/payments/{evidence,payable}.ts',
    'src/platform/navigation/{addressGate,contactAddress}.ts',
    'src/platform/reports/masks.ts',
    'src/platform/session/crossTab/{guardPage,otherTabs}.ts',
    'src/platform/session/launch/launch.ts',
    'src/platform/session/owner/latestBorrower.ts',
    'src/platform/storage/{browserStorage,ownedStorage,ownerHash}.ts',
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
