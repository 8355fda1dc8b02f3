import { readdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { version } from '../../package.json';

export const ROOT = path.resolve(__dirname, '../..');

/** The name of this build in reports, in `version.json` and in the folder of the release. */
export const RELEASE = process.env.RELEASE ?? version;

/** The scripts of the pages: `start` scripts run before the app's, and `fill` fills the placeholder. */
export const entries = {
  start: './src/app/boot/start.ts',
  fill: './src/app/boot/placeholder/index.ts',
  app: './src/app/pages/borrower/index.tsx',
  promotionStart: './src/app/boot/promotion/start.ts',
  promotion: './src/app/pages/promotion/index.tsx',
  siteStart: './src/app/boot/site/start.ts',
  site: './src/app/pages/site/index.tsx',
};

const environments = readdirSync(path.join(ROOT, 'public/environments')).map((file) =>
  path.basename(file, '.json'),
);

/** A lender's own adapter, in place of src/platform/api/adapter.ts (docs/api/README.md#other-names). */
const adapter = process.env.ADAPTER && path.resolve(process.env.ADAPTER);

/** What both modes share. */
export function common(mode: 'development' | 'production'): Configuration {
  process.env.BABEL_ENV = mode;
  return {
    mode,
    output: {
      path: path.join(ROOT, 'dist'),
      publicPath: '/',
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@': path.join(ROOT, 'src') } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [path.join(ROOT, 'src'), ...(adapter ? [adapter] : [])],
          use: { loader: 'babel-loader', options: { cacheDirectory: true } },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __ENVIRONMENTS__: JSON.stringify(environments),
        __LAUNCH_PAD__: JSON.stringify(mode === 'development'),
        'process.env.PSEUDO': JSON.stringify(process.env.PSEUDO ?? ''),
        __RELEASE__: JSON.stringify(RELEASE),
      }),
      ...(adapter ? [new webpack.NormalModuleReplacementPlugin(/^\.\/adapter$/, adapter)] : []),
    ],
    performance: { hints: false },
  };
}
