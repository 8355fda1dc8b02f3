const path = require('node:path');
const { lingui } = require('../package.json');

/** One catalogue for the screens that speak Chinese (docs/reference/environment.md#languages), with the shared parts on them. */
module.exports = {
  ...lingui,
  rootDir: path.join(__dirname, '..'),
  locales: ['zh'],
  catalogs: [
    {
      path: 'src/design/i18n/catalogues/{locale}/app',
      include: [
        'src/features/promotion',
        'src/features/repayment/card',
        'src/app/pages',
        'src/app/prerender/texts',
        'src/design/i18n',
        'src/shared',
      ],
      exclude: [
        'src/design/i18n/catalogues/**',
        'src/app/prerender/texts/{accessible,storedOnDevice}.ts',
        'src/shared/components/{help,rating,remind}/**',
      ],
    },
  ],
};
