import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

const ROOT = path.resolve(__dirname, '../../..');
const OUTPUT = path.join(ROOT, 'node_modules/.cache/minimal');
const FILE = 'minimal.js';

/** The libraries as the app's own build takes them, in one file. */
const configuration: Configuration = {
  mode: 'production',
  context: ROOT,
  entry: './scripts/bench/minimal/app.tsx',
  output: { path: OUTPUT, filename: FILE },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // react-router's `exports` choose its development build even in production.
    alias: {
      'react-router/dom$': path.join(
        ROOT,
        'node_modules/react-router/dist/production/dom-export.mjs',
      ),
      'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs'),
    },
  },
  module: { rules: [{ test: /\.tsx?$/, use: 'babel-loader' }] },
  performance: { hints: false },
};

/** Builds the minimal app; its one file. */
export async function buildMinimal(): Promise<string> {
  process.env.NODE_ENV = 'production';
  process.env.BABEL_ENV = 'production';
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  return readFileSync(path.join(OUTPUT, FILE), 'utf8');
}
