/**
 * The import table: for a room of `src`, or a folder of a room with a table of its own, what it may import. Every other
 * import is an error. The rooms from the top: app, features, shared, domain,
 * design, platform, contract. No arrow points upwards: of the rooms below, `design` needs the environment alone.
 */
const mayImport = {
  app: ['app', 'features', 'shared', 'domain', 'platform', 'design', 'contract'],
  // A feature imports no other feature: see the rule `features-imports`.
  features: ['shared', 'domain', 'platform', 'design', 'contract'],
  shared: ['domain', 'platform', 'design', 'contract'],
  'domain/money': ['domain/orders', 'platform', 'design/format', 'contract'],
  'domain/orders': ['platform', 'contract'],
  'domain/cost': [],
  'platform/base': [],
  'platform/environment': ['platform/base'],
  'platform/storage': ['platform/base'],
  'platform/native': ['platform/base', 'platform/environment'],
  'platform/api': ['platform/base', 'platform/environment', 'contract'],
  'platform/session': ['platform/base', 'platform/storage', 'platform/api', 'platform/environment'],
  'platform/navigation': [
    'platform/base',
    'platform/session',
    'platform/api',
    'platform/environment',
    'platform/native',
    'platform/store',
    'contract',
  ],
  'platform/store': [],
  'platform/reports': [
    'platform/base',
    'platform/api',
    'platform/native',
    'platform/navigation',
    'platform/environment',
    'contract',
  ],
  'platform/devTools': ['platform/api', 'platform/session', 'platform/environment'],
  contract: [],
  'design/format': ['platform/base'],
  'design/i18n': ['platform/environment'],
  'design/theme': ['platform/environment'],
  'design/ui': ['design/theme', 'design/format'],
  'design/legal': [
    'design/i18n',
    'design/ui',
    'design/theme',
    'design/format',
    'platform/base',
    'platform/environment',
  ],
};

const table = Object.entries(mayImport)
  .filter(([folder]) => folder !== 'features')
  .map(([folder, allowed]) => ({
    name: `${folder.replace('/', '-')}-imports`,
    comment: `src/${folder} may import ${allowed.join(', ') || 'no other folder of src'}. Pass other values as arguments, or move the shared code to one of these folders.`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
  }));

/**
 * Each feature, and each other folder of the table but `app`, has one door: its `index.ts`. A part that loads late is
 * imported by its file.
 */
const doors = [...Object.keys(mayImport), 'features/([^/]+)']
  .filter((folder) => folder !== 'app' && folder !== 'features')
  .map((folder) => ({
    name: `${folder.startsWith('features') ? 'features' : folder.replace('/', '-')}-door`,
    comment: 'This folder has one door, its index.ts. Export the name there.',
    severity: 'error',
    from: { path: '^src/', pathNot: `^src/${folder}/` },
    to: {
      path: `^src/${folder}/`,
      // `kinds.ts` is for the tools, `early` for the pictures that the build draws: no bundle contains them.
      pathNot: `^src/(${folder}/index\\.ts|contract/kinds\\.ts|shared/early/[^/]+|features/[^/]+/early\\.ts)$`,
      dependencyTypesNot: ['dynamic-import'],
    },
  }));

/** The app, and the scripts that build and brand it. */
const product = '^(src/|scripts/(build|documents)/|tools/deploy/brand\\.ts$)';

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
    ...doors,
    {
      name: 'pages-apart',
      comment: 'A page imports no other page. Move shared code to pages/shell.',
      severity: 'error',
      from: { path: '^src/app/pages/([^/]+)/' },
      to: { path: '^src/app/pages/', pathNot: '^src/app/pages/(shell|$1)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Move the code that both modules need to a third module.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
        'Only tests import tests. Move the shared code to sandbox or tools: tests may import both.',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-sandbox-in-the-product',
      comment:
        'The app and the scripts that build and brand it import no sandbox, no test and no other script. Import the sandbox in a development entry.',
      severity: 'error',
      from: { path: product },
      to: { path: '^(test|sandbox|scripts|tools)/', pathNot: product },
    },
  ],
  options: {
    // The types of the store: see the file. Whatever it imports is a type.
    doNotFollow: { path: ['node_modules', '^src/platform/store/types\\.ts$'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^src/design/i18n/catalogues/' },
  },
};
