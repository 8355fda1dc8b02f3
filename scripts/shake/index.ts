import fs from 'node:fs';
import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import type { CutFile } from './cut';
import { cutPlugin } from './cutPlugin';
import { reactDom } from './reactDom';
import { shakeReactRouter } from './reactRouter';
import { immer, reduxToolkit } from './reduxToolkit';

/** Of what each page loads. */
const everywhere: readonly CutFile[] = [...reduxToolkit, immer];

export const cutFiles: readonly CutFile[] = [reactDom, ...everywhere];

const root = path.resolve(__dirname, '../..');

/** Where a file stands, in the version of which its cuts were read. */
export function installed({ library, version, file }: CutFile): string {
  const folder = path.join(root, 'node_modules', library);
  const found = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  if (found.version !== version) {
    throw new Error(
      `${library} is ${found.version}, and what is cut of it was read in ${version}: docs/dependencies.md#what-is-cut`,
    );
  }
  return path.join(folder, file);
}

const ruleOf = (file: CutFile): RuleSetRule => ({
  resource: installed(file),
  use: {
    loader: 'babel-loader',
    options: { configFile: false, compact: false, plugins: [() => cutPlugin(file.cuts)] },
  },
});

const OWN = '?borrower';

/** How webpack reads what is cut. */
export const shakeRules = (): readonly RuleSetRule[] => [
  shakeReactRouter,
  { ...ruleOf(reactDom), resourceQuery: OWN },
  ...everywhere.map(ruleOf),
];

export const shakePlugins = () => [ownReactDom(), withoutPrefixer()];

/** Gives the borrower's app a React DOM of its own: the public pages need the whole one. */
const ownReactDom = () =>
  new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, (resource) => {
    const { issuer } = resource.contextInfo;
    if (issuer.includes(path.join('pages', 'borrower'))) {
      resource.request = `${installed(reactDom)}${OWN}`;
    }
  });

/** styled-components adds vendor prefixes on request only, and we never ask: 1 kB less on every first load. */
const withoutPrefixer = () =>
  new webpack.NormalModuleReplacementPlugin(
    /^\.\/Prefixer\.js$/,
    'data:text/javascript,export const prefix = (declaration) => declaration;',
  );
