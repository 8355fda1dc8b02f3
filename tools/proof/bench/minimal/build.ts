import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';

const ROOT = path.resolve(__dirname, '../../../..');
const OUTPUT = path.join(ROOT, 'node_modules/.cache/minimal');
const FILE = 'minimal.js';

/** The libraries of the app's build, in one file. */
const configuration: Configuration = {
  mode: 'production',
  context: ROOT,
  entry: './tools/proof/bench/minimal/app.tsx',
  output: { path: OUTPUT, filename: FILE },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
  },
  module: { rules: [{ test: /\.tsx?$/, use: 'babel-loader' }] },
  performance: { hints: false },
};

type Done = (error: Error | null, stats?: Stats) => void;

/** Builds the minimal app. Returns its file. */
export async function buildMinimal(): Promise<string> {
  process.env.NODE_ENV = 'production';
  process.env.BABEL_ENV = 'production';
  const stats = await promisify((done: Done) => webpack(configuration, done))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return readFileSync(path.join(OUTPUT, FILE), 'utf8');
}
