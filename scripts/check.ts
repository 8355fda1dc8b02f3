import { spawn } from 'node:child_process';

/** The parts of `npm run check`, in order. Each is an npm script of its own. */
const PARTS = ['texts', 'check:still', 'check:unit', 'check:size', 'check:e2e'];

/** The lines with which Jest and Playwright name a failed test, and Jest a failed file. */
const FAILED = /^ *● .+|^ {2}\d+\) \[.+\] › .+|^FAIL .+/gm;

interface Ended {
  readonly isGreen: boolean;
  readonly output: string;
}

/** Runs one part, and shows what it prints. */
const run = (part: string) =>
  new Promise<Ended>((resolve) => {
    const child = spawn('npm', ['run', '--silent', part], {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: true,
    });
    const printed: string[] = [];
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        printed.push(text);
        to.write(text);
      });
    }
    child.on('close', (status) => {
      resolve({ isGreen: status === 0, output: printed.join('') });
    });
  });

/** Runs all parts, stops at the first that fails, names the slowest, and at the end what failed. */
async function check(): Promise<boolean> {
  const times: { readonly part: string; readonly seconds: number }[] = [];
  const failed: string[] = [];
  for (const part of PARTS) {
    const begunAt = Date.now();
    const { isGreen, output } = await run(part);
    times.push({ part, seconds: Math.round((Date.now() - begunAt) / 1000) });
    if (isGreen) continue;
    failed.push(`npm run ${part} failed`, ...(output.match(FAILED) ?? []));
    break;
  }
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds);
  console.log(
    `check: ${total} s; ${slowest.map(({ part, seconds }) => `${part} ${seconds} s`).join(', ')}`,
  );
  new Set(failed).forEach((line) => {
    console.error(line);
  });
  return failed.length === 0;
}

void check().then((isGreen) => {
  process.exitCode = isGreen ? 0 : 1;
});
