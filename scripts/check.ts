import { spawnSync } from 'node:child_process';

/** The parts of `npm run check`, in order. Each is an npm script of its own. */
const PARTS = ['texts', 'check:still', 'check:unit', 'check:size', 'check:e2e'];

/** Runs all parts, stops at the first that fails, and names the slowest. */
function check(): number {
  const times: { readonly part: string; readonly seconds: number }[] = [];
  let status = 0;
  for (const part of PARTS) {
    const begunAt = Date.now();
    status =
      spawnSync('npm', ['run', '--silent', part], { stdio: 'inherit', shell: true }).status ?? 1;
    times.push({ part, seconds: Math.round((Date.now() - begunAt) / 1000) });
    if (status !== 0) {
      console.error(`npm run ${part} failed`);
      break;
    }
  }
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds);
  console.log(
    `check: ${total} s; ${slowest.map(({ part, seconds }) => `${part} ${seconds} s`).join(', ')}`,
  );
  return status;
}

process.exitCode = check();
