import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import type * as Prerender from '../../src/app/prerender/index';

export type Renderer = typeof Prerender;

const ROOT = path.resolve(__dirname, '../..');
const FILE = path.join(ROOT, 'node_modules/.cache/prerender/prerender.js');

let loading: Promise<Renderer> | undefined;

/**
 * Compiles `src/app/prerender/index.tsx` for Node with the pages' Babel configuration, and loads it once. The file
 * contains its own React, because the process can have loaded React's development build.
 */
export const loadRenderer = (): Promise<Renderer> => (loading ??= compileAndLoad());

async function compileAndLoad(): Promise<Renderer> {
  await compile({
    mode: 'production',
    target: 'node',
    context: ROOT,
    // Only the first compilation writes the cache: tests brand copies of a build in several processes at once.
    cache: {
      type: 'filesystem',
      name: 'prerender',
      buildDependencies: { config: [__filename] },
      readonly: existsSync(FILE),
    },
    entry: './src/app/prerender/index.tsx',
    output: {
      path: path.dirname(FILE),
      filename: path.basename(FILE),
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@': path.join(ROOT, 'src') } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: 'babel-loader',
            options: { cacheDirectory: true, envName: 'production' },
          },
        },
      ],
    },
    plugins: [new webpack.DefinePlugin({ __LAUNCH_PAD__: 'false' })],
    optimization: { minimize: false },
  });
  return createRequire(__filename)(FILE) as Renderer;
}

async function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  // Writes the cache.
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
