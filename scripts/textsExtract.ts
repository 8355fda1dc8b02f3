import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startCommand } from './build/command';

const LINGUI = path.resolve('node_modules/@lingui/cli/dist/lingui.js');

/** The catalogues of a launch's languages, and those of the Chinese screens. */
const CONFIGS = [[], ['--config', 'scripts/chineseTexts.config.cjs']] as const;

/** Lingui's own hints name commands of a default project, which this one does not have. */
const isHint = (line: string) => line.startsWith('(Use "');

/** `npm run texts:extract`: writes the texts of the code into the catalogues, and says what to do next. */
function main(): void {
  for (const config of CONFIGS) {
    const command = [LINGUI, 'extract', '--clean', ...config];
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = stdout.split('\n').filter((line) => !isHint(line));
    console.log(lines.join('\n').trimEnd());
    if (status !== 0) process.exit(status ?? 1);
  }
  console.log('Write the empty msgstr in src/design/i18n/catalogues, then run: npm run texts');
}

startCommand('npm run texts:extract writes the texts of the code into the catalogues');
main();
