import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { writeBuiltFiles } from '../build/builtFiles';
import { writeRelease } from '../build/version';
import { entries, RELEASE } from './common';

/** Lists the files of the chunks and names the release: `npm run brand` writes the pages from both. */
const listing = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('listing', (compilation) => {
      const { outputPath } = compiler;
      writeBuiltFiles(outputPath, compilation);
      writeRelease(outputPath, RELEASE);
    });
  },
};

const compress = (algorithm: string, extension: string, compressionOptions: object) =>
  new CompressionPlugin({
    algorithm,
    compressionOptions,
    filename: `[path][base].${extension}`,
    test: /\.(js|txt)$/,
    minRatio: Infinity,
  });

/**
 * Three entries, each one file with all dependencies: `app` (every borrower route), `promotion`, and `site` (the public
 * pages). Shared chunks would contain code of other entries and compress worse (3 kB on every first load). The pages hold the
 * `start` scripts and `fill` inline.
 */
export const production = (): Configuration => ({
  entry: entries,
  devtool: false,
  output: {
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[contenthash:8].js',
  },
  plugins: [
    listing,
    // V8's compile hint: Chrome 136 and later compile a file's functions on another thread while it arrives, not
    // one by one at their first call (docs/speed.md#what-keeps-the-processor-busy).
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      include: /\.js$/,
      // Inline scripts: the page would wait for functions that it does not call.
      exclude: /(start|fill)\.[^/]*$/i,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    // Beside `dist/`, not in it: `npm run stack` reads the maps.
    new webpack.SourceMapDevToolPlugin({ filename: '../dist-maps/[base].map', append: false }),
    compress('brotliCompress', 'br', {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    compress('gzip', 'gz', { level: 9 }),
  ],
  optimization: {
    // One file per screen, shared modules included: each further file delays a slow phone's first picture by 25
    // ms, cached or not (docs/speed.md#what-keeps-the-processor-busy).
    splitChunks: false,
    // An inlined CommonJS library is parsed twice: for React DOM 50 ms on a slow phone.
    concatenateModules: { commonjs: false },
    // webpack's minimizer as published: a file beside each bundle has its licence comments.
    minimizer: [new MinimizerPlugin()],
  },
  stats: 'errors-warnings',
});
