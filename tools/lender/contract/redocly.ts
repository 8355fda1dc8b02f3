import { spawnSync } from 'node:child_process';

/** Runs Redocly's command without its reports to Redocly and its notices of updates. */
export const redocly = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [require.resolve('@redocly/cli/bin/cli.js'), ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 2 ** 26,
  });
