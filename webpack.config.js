/** `webpack --mode production` bundles a build, `webpack serve` is the development server. */
require('tsx/cjs/api').register();
const { merge } = require('webpack-merge');
const { common } = require('./scripts/webpack/common.ts');
const { development } = require('./scripts/webpack/development.ts');
const { production } = require('./scripts/webpack/production.ts');

const modes = { development, production };

module.exports = (_, { mode = 'development' }) => merge(common(mode), modes[mode]());
