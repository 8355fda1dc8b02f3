const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const hooks = require('eslint-plugin-react-hooks');
const importSort = require('eslint-plugin-simple-import-sort');
const ts = require('typescript-eslint');

const shortImports = require('./scripts/lint/shortImports');

module.exports = ts.config(
  { ignores: ['dist/**', 'coverage/**', 'test-results/**', 'src/i18n/catalogues/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty text is no value here: `||` says what is meant.
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        ...['@lingui/core/macro', '@lingui/react/macro'].map((name) => ({
          name,
          importNames: ['plural', 'Plural', 'selectOrdinal', 'SelectOrdinal'],
          message: 'Its first Intl object holds a slow phone up for 150 ms: write `Count: 3`.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'open', message: 'Leave by `leave` (src/navigation).' },
      ],
    },
  },
  {
    // What a browser of `.browserslistrc` lacks is used only where it is asked for first (docs/browsers.md).
    files: ['src/**/*.{ts,tsx}'],
    ...compat.configs['flat/recommended'],
  },
  {
    plugins: { imports: importSort, ways: { rules: { short: shortImports } } },
    rules: {
      // One block: what only has effects, Node, packages, then our own from the farthest to the nearest.
      'imports/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.']] }],
      'ways/short': 'error',
    },
  },
  {
    files: ['scripts/**', 'sandbox/**', 'test/**'],
    // None of it draws; `use` is a method there.
    rules: { 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // On the parts list, for logs of what thunks and effects dispatch; the state is seen through the screens.
      '@typescript-eslint/no-deprecated': [
        'error',
        {
          allow: [
            { from: 'package', name: 'legacy_configureStore', package: 'redux-mock-store' },
            { from: 'package', name: 'createMockStore', package: 'redux-mock-store' },
          ],
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
);
