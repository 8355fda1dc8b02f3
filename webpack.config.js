/**
 * Builds three entries: `app` (every borrower route), `promotion` and `site` (the public pages). Each entry is one
 * file with all dependencies: shared chunks contain code of other entries and compress worse (3 kB on every first
 * load). `start` and `fill` run on a borrower's page before the app: a production build inlines both scripts in
 * its pages. `promotionStart` and `siteStart` are the same for the others. `ENVIRONMENT=<name>` selects
 * `public/environments/<name>.json` (docs/reference/environment.md#where-it-is-read) and the documents with that
 * name. `DOCUMENTS=<folder>` selects other documents.
 */
require('tsx/cjs/api').register();
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { version } = require('./package.json');
const webpack = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const TypeCheckPlugin = require('fork-ts-checker-webpack-plugin');
const LintPlugin = require('eslint-webpack-plugin');

const { writeBuiltFiles } = require('./scripts/build/builtFiles.ts');
const { htmlPage } = require('./scripts/build/html.ts');
const { writeRelease } = require('./scripts/build/version.ts');
const { dressBuild } = require('./scripts/build/dressBuild.ts');
const { documentsFolder } = require('./scripts/documents/check.ts');
const { portOf } = require('./scripts/port.ts');
const { documentsMiddleware } = require('./scripts/documents/middleware.ts');

const readEnvironment = (name) =>
  JSON.parse(fs.readFileSync(path.join(__dirname, 'public/environments', `${name}.json`), 'utf8'));

const shippedEnvironments = fs
  .readdirSync(path.join(__dirname, 'public/environments'))
  .map((file) => path.basename(file, '.json'));

/** The name of this build in reports, in `version.json` and in the folder of the release. */
const release = process.env.RELEASE || version;

/** Development pages: a script and an empty root. */
class PlainPages {
  constructor(environment) {
    this.environment = environment;
  }
  apply(compiler) {
    const page = (entry) =>
      htmlPage({
        lang: this.environment.defaultLanguage ?? 'es',
        title: this.environment.appTitle,
        themeColor: this.environment.theme?.gradient?.[0] ?? '#000000',
        environment: JSON.stringify(this.environment),
        scripts: [`/assets/${entry}.js`],
      });
    compiler.hooks.thisCompilation.tap('PlainPages', (compilation) => {
      compilation.hooks.additionalAssets.tap('PlainPages', () => {
        for (const [file, entry] of Object.entries(pages)) {
          compilation.emitAsset(file, new webpack.sources.RawSource(page(entry)));
        }
      });
    });
  }
}

const pages = { 'app.html': 'app', 'promotion.html': 'promotion', 'index.html': 'site' };

/** Renders the pages and writes all files that depend on the environment. */
class Dress {
  constructor(environment, documents) {
    this.environment = environment;
    this.documents = documents;
  }
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Dress', async (compilation) => {
      const dist = compiler.options.output.path;
      writeBuiltFiles(dist, compilation);
      writeRelease(dist, release);
      await dressBuild(dist, this.environment, this.documents);
    });
  }
}

const compress = (algorithm, extension, compressionOptions) =>
  new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    test: /\.js$/,
    minRatio: Infinity,
  });

module.exports = (_, { mode = 'development' }) => {
  const isProduction = mode === 'production';
  process.env.BABEL_ENV = mode;
  const brand = process.env.ENVIRONMENT || 'sandbox';
  const environment = readEnvironment(brand);
  const documents = documentsFolder(brand, process.env.DOCUMENTS);
  const start = './src/app/boot/start.ts';
  const fill = './src/app/boot/placeholder/index.ts';
  const app = './src/app/pages/borrower/index.tsx';
  const promotionStart = './src/app/boot/promotion/start.ts';
  const siteStart = './src/app/boot/site/start.ts';
  const promotion = './src/app/pages/promotion/index.tsx';
  const site = './src/app/pages/site/index.tsx';
  return {
    mode,
    entry: isProduction
      ? { start, fill, app, promotionStart, promotion, siteStart, site }
      : // One runtime, and no placeholder to fill.
        {
          app: [start, app],
          promotion: [promotionStart, promotion],
          site: [siteStart, site],
        },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(__dirname, 'dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: [path.join(__dirname, 'src'), path.resolve(process.env.ADAPTER || 'src')],
          use: {
            loader: 'babel-loader',
            options: {
              cacheDirectory: true,
              plugins: isProduction ? [] : [require.resolve('react-refresh/babel')],
            },
          },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __ENVIRONMENTS__: JSON.stringify(shippedEnvironments),
        __LAUNCH_PAD__: JSON.stringify(!isProduction),
        __RELEASE__: JSON.stringify(release),
      }),
      // A lender's own adapter, without a change of src/platform/api/adapter.ts (docs/api/README.md#other-names).
      ...(process.env.ADAPTER
        ? [
            new webpack.NormalModuleReplacementPlugin(
              /^\.\/adapter$/,
              path.resolve(process.env.ADAPTER),
            ),
          ]
        : []),
      ...(isProduction
        ? [
            new Dress(environment, documents),
            // V8's compile hint: Chrome 136 and later compile an entry's functions on another thread while the file
            // arrives, not one by one at their first call (docs/speed.md#what-keeps-the-processor-busy).
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              include: /(app|promotion|site)\.[^/]*\.js$/,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            // Beside `dist/`, not in it: `npm run stack` reads the maps.
            new webpack.SourceMapDevToolPlugin({
              filename: '../dist-maps/[base].map',
              append: false,
            }),
            compress('brotliCompress', 'br', {
              params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
            }),
            compress('gzip', 'gz', { level: 9 }),
          ]
        : [
            new PlainPages(environment),
            new ReactRefreshPlugin({ overlay: false }),
            // Both report to the overlay of the development server while the page already runs.
            new TypeCheckPlugin({
              typescript: { configFile: path.join(__dirname, 'src/tsconfig.json') },
            }),
            new LintPlugin({
              extensions: ['ts', 'tsx'],
              context: 'src',
              lintDirtyModulesOnly: true,
            }),
          ]),
    ],
    optimization: {
      // One file per screen, shared modules included: each further file delays a slow phone's first picture by 25
      // ms, cached or not (docs/speed.md#what-keeps-the-processor-busy).
      splitChunks: false,
      // Short module names and numbers: 2 kB less on a first load. A deploy changes more files.
      ...(isProduction && { mangleExports: 'size', moduleIds: 'size', chunkIds: 'total-size' }),
      // An inlined CommonJS library is parsed twice: for React DOM 50 ms on a slow phone.
      ...(isProduction && { concatenateModules: { commonjs: false } }),
      minimizer: [
        // One after the other: 1.3 kB less on every first load than SWC alone, 2 kB less than Terser alone.
        new MinimizerPlugin({
          minify: [MinimizerPlugin.terserMinify, MinimizerPlugin.swcMinify],
          extractComments: false,
          minimizerOptions: [
            { ecma: 2020, compress: { passes: 3, pure_getters: true }, mangle: false },
            { ecma: 2020, compress: { passes: 3, pure_getters: true }, mangle: true },
          ],
        }),
      ],
    },
    performance: { hints: false },
    devServer: {
      // `auto`: any free port. The server reads 0 as its own default.
      port: portOf(process.env.PORT, 3000) || 'auto',
      hot: true,
      allowedHosts: 'all',
      static: { directory: path.join(__dirname, 'public') },
      // The overlay shows errors of types, lint, compilation and run time in the page.
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true } },
      headers: { 'Referrer-Policy': 'no-referrer' },
      historyApiFallback: {
        rewrites: [
          { from: /^\/promotion\/?$/i, to: '/promotion.html' },
          { from: /^\/((about|user|contact|policy|loan|accessibility)\/?)?$/i, to: '/index.html' },
          { from: /./, to: '/app.html' },
        ],
      },
      setupMiddlewares(middlewares) {
        return [
          { name: 'documents', middleware: documentsMiddleware(documents, environment) },
          { name: 'sandbox', middleware: sandboxMiddleware(environment) },
          ...middlewares,
        ];
      },
    },
  };
};

/** The test lender on the development server's origin, with this brand's paths. */
function sandboxMiddleware(environment) {
  const { openSandbox } = require('./sandbox/server.ts');
  return openSandbox({ environment }).listener;
}
