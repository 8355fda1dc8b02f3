/** The folders that every screen and every feature may import. */
const common = [
  'store',
  'session',
  'storage',
  'api',
  'native',
  'navigation',
  'i18n',
  'theme',
  'ui',
  'format',
  'environment',
  'loan-api',
  'money',
];

/** The import table: the folders of `src` that a folder may import. Every other import is an error. */
const mayImport = {
  // Builds the two stores from all slices and declares the extra arguments of thunks.
  store: [
    'api',
    'session',
    'storage',
    'money',
    'shared',
    'features',
    'environment',
    'i18n',
    'legal',
    'native',
    'navigation',
    'reports',
    'devTools',
  ],
  storage: [],
  session: ['storage', 'api', 'environment', 'i18n'],
  api: ['environment'],
  native: ['environment'],
  navigation: ['session', 'api', 'loan-api', 'environment', 'i18n', 'native'],
  theme: ['environment'],
  // The table of languages.
  environment: ['i18n'],
  i18n: [],
  format: [],
  cost: [],
  reports: ['api', 'native', 'navigation', 'environment'],
  legal: ['i18n', 'ui', 'theme', 'format', 'environment'],
  'loan-api': ['api'],
  money: ['store', 'storage', 'api', 'loan-api', 'session', 'environment', 'format'],
  // `features/preview`: the launch pad's environment, in development only. `features/promotion`: the parameters
  // of an advertisement.
  boot: [
    'session',
    'storage',
    'api',
    'navigation',
    'environment',
    'i18n',
    'loan-api',
    'format',
    'reports',
    'features/preview',
    'features/promotion',
  ],
  ui: ['theme', 'format'],
  shared: common,
  features: [...common, 'shared', 'legal', 'cost'],
  devTools: ['api', 'session', 'environment'],
};

const table = Object.entries(mayImport)
  .filter(([folder]) => folder !== 'features')
  .map(([folder, allowed]) => ({
    name: `${folder}-imports`,
    comment: `src/${folder} may import ${allowed.join(', ') || 'no other folder of src'}. Pass other values as arguments, or move the shared code to one of these folders.`,
    severity: 'error',
    from: { path: `^src/${folder}/`, ...(folder === 'api' && { pathNot: '^src/api/contract/' }) },
    to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...table,
    {
      name: 'features-imports',
      comment:
        'A feature imports no other feature and no page. Move shared code to a folder of the import table, or pass it from the page.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: `^src/((${mayImport.features.join('|')})/|features/$1/)`,
      },
    },
    {
      name: 'one-door',
      comment:
        'Pages, boot and prerender import a feature through its index.ts. Export the name there.',
      severity: 'error',
      from: { path: '^src/(pages|prerender|boot)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'store-knows-slices',
      comment:
        'The store imports only slice.ts and storedItems.ts of a feature. Move the reducer or the stored keys to these files.',
      severity: 'error',
      from: { path: '^src/store/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/(slice|storedItems)\\.ts$' },
    },
    {
      name: 'contract-is-types',
      comment:
        'The contract of the calls (src/api/contract) may import every wire schema. The app imports types of it alone: its words would be in the bundle.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/contract/' },
      to: { path: '^src/api/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-apart',
      comment: 'A page imports no other page. Move shared code to pages/shell.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/(shell|$1)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Move the code that both modules need to a third module.',
      severity: 'error',
      from: {},
      // An import of types alone is no cycle at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lender-apart',
      comment:
        'The sandbox imports nothing of the app: an error in shared code would stay hidden. Write the code for the sandbox again.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^src/' },
    },
    {
      name: 'tests-apart',
      comment:
        'Only tests import tests. Move the shared code to sandbox or scripts: tests may import both.',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-sandbox-in-the-product',
      comment:
        'The app and the scripts that build and brand it do not reach the sandbox or tests. Import the sandbox in a development entry.',
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
