/** What a screen stands on: the frame that all share, and every feature. */
const shared = [
  'store',
  'session',
  'api',
  'native',
  'navigation',
  'i18n',
  'theme',
  'ui',
  'format',
  'environment',
  'order',
  'money',
];

/** The import table of the house: what a folder of `src` may import. Everything else is an error. */
const mayImport = {
  // The two stores are made here of everybody's slices; what a page's store lends is typed here.
  store: [
    'api',
    'session',
    'money',
    'borrower',
    'features',
    'environment',
    'i18n',
    'legal',
    'native',
    'navigation',
    'reports',
    'devTools',
  ],
  session: ['api', 'environment', 'i18n'],
  api: ['environment'],
  native: ['environment'],
  navigation: ['session', 'api', 'order', 'environment', 'i18n', 'native'],
  theme: ['environment'],
  environment: [],
  i18n: [],
  format: [],
  cost: [],
  reports: ['api', 'native', 'navigation'],
  legal: ['i18n', 'ui', 'theme', 'format', 'environment'],
  order: ['api'],
  money: ['store', 'api', 'order', 'session', 'environment', 'format'],
  // The launch pad's chosen environment, in development only; what an advertisement's address says.
  head: [
    'session',
    'api',
    'navigation',
    'environment',
    'i18n',
    'order',
    'format',
    'reports',
    'features/preview',
    'features/promotion',
  ],
  ui: ['theme', 'format'],
  borrower: shared,
  features: [...shared, 'borrower', 'legal', 'cost'],
  devTools: ['api', 'session', 'environment'],
};

const table = Object.entries(mayImport)
  .filter(([folder]) => folder !== 'features')
  .map(([folder, allowed]) => ({
    name: `${folder}-imports`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...table,
    {
      name: 'features-imports',
      comment: 'A feature never imports another feature, nor a page.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: `^src/((${mayImport.features.join('|')})/|features/$1/)`,
      },
    },
    {
      name: 'one-door',
      comment: 'A page, and what is rendered at build time, knows a feature by its index only.',
      severity: 'error',
      from: { path: '^src/(pages|prerender|head)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'store-knows-slices',
      comment: 'Of a feature the store knows the slice, and what of it is kept.',
      severity: 'error',
      from: { path: '^src/store/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/(slice|kept)\\.ts$' },
    },
    {
      name: 'pages-apart',
      comment: 'The pages share the shell, and nothing of one another.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/(shell|$1)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lender-apart',
      comment: 'The lender shares no code with its client.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^src/' },
    },
    {
      name: 'tests-apart',
      comment: 'Only tests import tests.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-sandbox-in-the-product',
      comment: 'What is shipped, and what builds and brands it, knows no test lender.',
      severity: 'error',
      from: { path: '^(src/|scripts/(build|documents)/|scripts/brand\\.ts$)' },
      to: { path: '^(test|sandbox)/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^src/i18n/catalogues/' },
  },
};
