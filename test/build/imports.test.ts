/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.join(__dirname, '../..');

/** One import per kind of rule in `.dependency-cruiser.cjs`: rule, importing file, imported file. */
const VIOLATIONS = [
  ['features-imports', 'src/features/loan/planted.ts', 'src/features/repayment/index.ts'],
  ['features-imports', 'src/features/support/planted.ts', 'src/app/pages/borrower/store.ts'],
  ['one-door', 'src/app/pages/borrower/planted.ts', 'src/features/complaint/slice.ts'],
  ['pages-apart', 'src/app/pages/site/planted.ts', 'src/app/pages/borrower/store.ts'],
  ['money-imports', 'src/domain/money/planted.ts', 'src/platform/navigation/addressGate.ts'],
  ['cost-imports', 'src/domain/cost/planted.ts', 'src/design/format/money.ts'],
  ['lender-apart', 'sandbox/planted.ts', 'src/platform/api/api.ts'],
  ['tests-apart', 'sandbox/plantedTest.ts', 'test/support/openStores.ts'],
  ['tests-apart', 'scripts/planted.ts', 'test/support/openStores.ts'],
  ['no-sandbox-in-the-product', 'src/domain/orders/planted.ts', 'sandbox/index.ts'],
  ['no-cycles', 'src/design/format/planted.ts', 'src/design/format/planted.ts'],
] as const;

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { name: string } }[];
  };
}

it('reports every forbidden import', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    write('tsconfig.json', '{}');
    VIOLATIONS.forEach(([, , to]) => write(to, 'export {};\n'));
    VIOLATIONS.forEach(([, from, to]) => {
      const address = path.posix.relative(path.posix.dirname(from), to.replace('.ts', ''));
      write(from, `import '${address.startsWith('.') ? address : `.//${address}`}';\n`);
    });
    const cruiser = path.join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(PROJECT, '.dependency-cruiser.cjs');
    const args = [cruiser, 'src', 'sandbox', 'scripts', '--config', config, '-T', 'json'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const found = (JSON.parse(stdout) as Cruise).summary.violations;
    const isNamed = ([rule, from]: (typeof VIOLATIONS)[number]) =>
      found.some((violation) => violation.from === from && violation.rule.name === rule);
    expect(VIOLATIONS.filter((violation) => !isNamed(violation))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
