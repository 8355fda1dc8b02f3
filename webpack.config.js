/**
 * Builds two entries: `app` (every borrower route) and `promotion`.
 * `ENVIRONMENT=<name>` picks `public/environments/<name>.json` (contract, sections 2 and 7).
 */
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const webpack = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

const environmentFile = (name) => path.join(__dirname, 'public/environments', `${name}.json`);

/** The environment block's text; `<` is escaped so that no value can end the script element. */
function environmentBlock(name, isProduction) {
  const environment = JSON.parse(fs.readFileSync(environmentFile(name), 'utf8'));
  // The launch pad is never part of a production bundle, so neither is its switch.
  if (isProduction) delete environment.features?.testPreview;
  return { environment, json: JSON.stringify(environment).replaceAll('<', '\\u003c') };
}

const page = (filename, chunk, parameters) =>
  new HtmlPlugin({
    filename,
    chunks: [chunk],
    template: path.join(__dirname, 'public/page.html'),
    templateParameters: parameters,
    scriptLoading: 'defer',
    minify: false,
  });

const compress = (algorithm, extension, compressionOptions) =>
  new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    test: /\.(js|css|html|svg|json|txt|xml|webmanifest)$/,
    minRatio: Infinity,
  });

module.exports = (_, { mode = 'development' }) => {
  const isProduction = mode === 'production';
  process.env.BABEL_ENV = mode;
  const { environment, json } = environmentBlock(
    process.env.ENVIRONMENT || 'sandbox',
    isProduction,
  );
  const parameters = {
    environmentJson: json,
    title: environment.appTitle,
    themeColor: environment.theme?.gradient?.[0] ?? '#000000',
  };
  return {
    mode,
    entry: { app: './src/index.tsx', promotion: './src/promotion.tsx' },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(__dirname, 'dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Names of lazy chunks would be carried by every page in webpack's table of chunks.
      chunkFilename: isProduction ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // react-router's `exports` choose its development build even in production.
      alias: isProduction
        ? {
            'react-router/dom$': path.resolve(
              'node_modules/react-router/dist/production/dom-export.mjs',
            ),
            'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
          }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: path.join(__dirname, 'src'),
          use: {
            loader: 'babel-loader',
            options: {
              cacheDirectory: true,
              plugins: isProduction ? [] : [require.resolve('react-refresh/babel')],
            },
          },
        },
        ...(isProduction ? [shakeReactRouter] : []),
      ],
    },
    plugins: [
      ...(isProduction ? [withoutPrefixer] : []),
      new webpack.DefinePlugin({ __LAUNCH_PAD__: JSON.stringify(!isProduction) }),
      page('app.html', 'app', parameters),
      page('promotion.html', 'promotion', parameters),
      ...(isProduction
        ? [
            compress('brotliCompress', 'br', {
              params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY },
            }),
            compress('gzip', 'gz', { level: 9 }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true } },
        }),
      ],
      splitChunks: {
        cacheGroups: {
          // What changes with our dependencies only: cached across our own releases.
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    performance: { hints: false },
    devServer: {
      port: Number(process.env.PORT) || 3000,
      hot: true,
      allowedHosts: 'all',
      static: { directory: path.join(__dirname, 'public') },
      client: { overlay: false },
      headers: { 'Referrer-Policy': 'no-referrer' },
      historyApiFallback: {
        rewrites: [
          { from: /^\/promotion$/i, to: '/promotion.html' },
          { from: /./, to: '/app.html' },
        ],
      },
      setupMiddlewares(middlewares) {
        return [{ name: 'sandbox', middleware: sandboxMiddleware() }, ...middlewares];
      },
    },
  };
};

/** styled-components adds vendor prefixes on request only, and we never ask: 1 kB less on every first load. */
const withoutPrefixer = new webpack.NormalModuleReplacementPlugin(
  /^\.\/Prefixer\.js$/,
  'data:text/javascript,export const prefix = (declaration) => declaration;',
);

/**
 * Lets the minifier drop what we do not use of react-router (7 kB of 12): its components are made by
 * calls, and given names, that look like side effects.
 */
const shakeReactRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  use: {
    loader: 'babel-loader',
    options: {
      configFile: false,
      plugins: [
        require.resolve('@babel/plugin-transform-react-pure-annotations'),
        dropDisplayNames,
      ],
    },
  },
};

function dropDisplayNames() {
  return {
    visitor: {
      ExpressionStatement(statement) {
        const left = statement.get('expression.left');
        if (
          left.isMemberExpression?.() &&
          left.get('property').isIdentifier({ name: 'displayName' })
        ) {
          statement.remove();
        }
      },
    },
  };
}

/** The lender in a box, answering on the development server's own origin. */
function sandboxMiddleware() {
  require('tsx/cjs/api').register();
  const { createLender } = require('./test/sandbox/index.ts');
  const { lenderListener } = require('./test/sandbox/node.ts');
  return lenderListener(createLender());
}
