import { createRequire } from 'node:module';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type * as Common from '../scripts/webpack/common';

const require = createRequire(import.meta.url);
// Storybook loads this file as a module; the configuration of webpack is CommonJS.
(require('tsx/cjs/api') as { readonly register: () => void }).register();
const { common, ROOT } = require('../scripts/webpack/common.ts') as typeof Common;

/** Storybook with its own builder for webpack, and with the app's rules for modules, names and macros. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  webpackFinal: (storybook) => {
    const { resolve, plugins = [] } = common('development');
    // Neither a production build, which has no texts in the code, nor the development server, whose refresh is another.
    process.env.BABEL_ENV = 'stories';
    const babel = {
      test: /\.tsx?$/,
      include: ['src', 'stories', 'sandbox', 'scripts/pseudo', '.storybook'].map((it) =>
        path.join(ROOT, it),
      ),
      use: 'babel-loader',
    };
    const { alias = {}, ...names } = resolve ?? {};
    storybook.resolve = { ...storybook.resolve, ...names };
    storybook.resolve.alias = Object.assign({}, storybook.resolve.alias, alias);
    storybook.module?.rules?.push(babel);
    storybook.plugins?.push(...plugins);
    return storybook;
  },
};

export default config;
