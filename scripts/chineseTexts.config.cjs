const path = require('node:path');
const { lingui } = require('../package.json');

/** The catalogues of the screens that speak Chinese (docs/reference/environment.md#languages), with the shared parts on them. */
const SPOKEN = /\/(shell|card|money|keep|promotion|documents)$/;

module.exports = {
  ...lingui,
  rootDir: path.join(__dirname, '..'),
  locales: ['zh'],
  catalogs: lingui.catalogs.filter((catalogue) => SPOKEN.test(catalogue.path)),
};
