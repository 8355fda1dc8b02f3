import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TypeCheckPlugin from 'fork-ts-checker-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type Server from 'webpack-dev-server';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { colorSchemeOf } from '../../src/design/theme/theme';
import type { Environment } from '../../src/platform/environment/environment';
import { htmlPage } from '../build/html';
import { documentsFolder } from '../documents/check';
import { documentsMiddleware } from '../documents/middleware';
import { portOf } from '../port';
import { withPseudo } from '../pseudo/withPseudo';
import { entries, ROOT } from './common';
import { lintBeside } from './lintBeside';
import { liveSandbox } from './liveSandbox';

type DevelopedEnvironment = Partial<Environment> & Pick<Environment, 'appTitle'>;

const pages = { 'app.html': 'app', 'promotion.html': 'promotion', 'index.html': 'site' };

/** Development pages: a script and an empty root. */
const plainPages = (environment: DevelopedEnvironment) => ({
  apply(compiler: Compiler) {
    const page = (entry: string) =>
      htmlPage({
        lang: environment.defaultLanguage ?? 'es',
        title: environment.appTitle,
        themeColor: environment.theme?.gradient[0] ?? '#000000',
        colorScheme: colorSchemeOf(environment.appearance ?? 'auto'),
        environment: JSON.stringify(environment),
        scripts: [`/assets/${entry}.js`],
      });
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('plainPages', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'plainPages', stage }, () => {
        for (const [file, entry] of Object.entries(pages)) {
          compilation.emitAsset(file, new webpack.sources.RawSource(page(entry)));
        }
      });
    });
  },
});

/** Loads the open pages again, as after a change of a static file. */
const reloadPages = (server: Server) => {
  server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
};

/**
 * The development server. `ENVIRONMENT=<name>` selects `public/environments/<name>.json`
 * (docs/reference/environment.md#where-it-is-read) and the documents with that name, `DOCUMENTS=<folder>` other documents.
 */
export function development(): Configuration & { devServer: ServerConfiguration } {
  const brand = process.env.ENVIRONMENT ?? 'sandbox';
  const file = path.join(ROOT, 'public/environments', `${brand}.json`);
  const environment = withPseudo(JSON.parse(readFileSync(file, 'utf8')) as DevelopedEnvironment);
  // A development build always has the launch pad.
  environment.features = { ...environment.features, testPreview: true };
  const documents = documentsFolder(brand, process.env.DOCUMENTS);
  const { start, app, promotionStart, promotion, siteStart, site } = entries;
  return {
    // One runtime, and no placeholder to fill.
    entry: { app: [start, app], promotion: [promotionStart, promotion], site: [siteStart, site] },
    devtool: 'eval-cheap-module-source-map',
    output: { filename: 'assets/[name].js', chunkFilename: 'assets/[name].js' },
    plugins: [
      plainPages(environment),
      new ReactRefreshPlugin({ overlay: false }),
      // It reports to the overlay of the development server while the page already runs.
      // The app alone: `npm run typecheck` checks the rest.
      new TypeCheckPlugin({ typescript: { configOverwrite: { include: ['src'] } } }),
      lintBeside,
    ],
    optimization: { splitChunks: false },
    devServer: {
      // `auto`: any free port. The server reads 0 as its own default.
      port: portOf(process.env.PORT, 3000) || 'auto',
      hot: true,
      // Beside localhost and IP addresses. Any other name could be another site's, whose script reads this server (DNS rebinding).
      allowedHosts: [hostname(), `${hostname()}.local`, ...(process.env.HOSTS?.split(',') ?? [])],
      static: { directory: path.join(ROOT, 'public') },
      // The overlay shows errors of types, compilation and run time in the page.
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true } },
      headers: { 'Referrer-Policy': 'no-referrer' },
      historyApiFallback: {
        rewrites: [
          { from: /^\/promotion\/?$/i, to: '/promotion.html' },
          { from: /^\/((about|user|contact|policy|loan|accessibility)\/?)?$/i, to: '/index.html' },
          { from: /./, to: '/app.html' },
        ],
      },
      setupMiddlewares: (middlewares, server) => [
        { name: 'documents', middleware: documentsMiddleware(documents, environment) },
        // The test lender on the server's own origin, with this brand's paths.
        {
          name: 'sandbox',
          middleware: liveSandbox(environment, () => {
            reloadPages(server);
          }),
        },
        ...middlewares,
      ],
    },
  };
}
