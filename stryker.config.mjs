import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mutants of the pure core (docs/proof.md#mutants); `npm run mutants -- -m <file>` takes one file of it. */
export default {
  mutate: [
    'src/api/envelope.ts',
    'src/cost/*.ts',
    'src/format/*.ts',
    'src/money/{evidence,intent,obstacles,transitions}.ts',
    'src/navigation/{addressGate,contactAddress}.ts',
    'src/session/launch.ts',
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
  ignorePatterns: ['/dist', '/dist-maps', '/test-results', '/coverage', '/public', '/docs'],
  thresholds: { high: 100, low: 98, break: 95 },
};
