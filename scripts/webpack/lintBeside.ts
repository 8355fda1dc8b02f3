import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { ROOT } from './common';

const ESLINT = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');
const CACHE = path.join(ROOT, 'node_modules/.cache/eslint/');

/**
 * Lints the saved files in a process of its own, and prints what it finds. Within the compilation the linter holds a hot
 * update for some 25 s when it is cold, and a `console.log` is no reason for an overlay over the page.
 */
export const lintBeside = {
  apply(compiler: Compiler) {
    let saved: readonly string[] = [];
    let running: ChildProcess | undefined;
    compiler.hooks.watchRun.tap('lintBeside', ({ modifiedFiles = [] }) => {
      saved = [...modifiedFiles].filter((file) => /\/src\/.*\.tsx?$/.test(file));
    });
    compiler.hooks.done.tap('lintBeside', () => {
      if (saved.length === 0) return;
      running?.kill();
      const options = [
        '--cache',
        '--cache-location',
        CACHE,
        '--no-error-on-unmatched-pattern',
        '--no-warn-ignored',
      ];
      running = spawn(process.execPath, [ESLINT, ...options, ...saved], {
        cwd: ROOT,
        stdio: 'inherit',
      });
      saved = [];
    });
    compiler.hooks.watchClose.tap('lintBeside', () => running?.kill());
  },
};
