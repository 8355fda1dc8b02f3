const js = require('@eslint/js');
const compat = require('eslint-plugin-compat');
const hooks = require('eslint-plugin-react-hooks');
const importSort = require('eslint-plugin-simple-import-sort');
const ts = require('typescript-eslint');

const loneText = require('./scripts/lint/loneText');

const literalSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties themselves.',
};

module.exports = ts.config(
  {
    ignores: ['dist*/**', 'coverage/**', 'test-results/**', 'src/design/i18n/catalogues/**'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-restricted-syntax': ['error', literalSpread],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty text counts as missing here: `||` is correct, `??` is not.
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        ...['@lingui/core/macro', '@lingui/react/macro'].map((name) => ({
          name,
          importNames: ['plural', 'Plural', 'selectOrdinal', 'SelectOrdinal'],
          message: 'The first Intl object blocks a slow phone for 150 ms: write `Count: 3`.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'open', message: 'Use `leave` (src/platform/navigation).' },
      ],
    },
  },
  {
    // An API that a browser of `.browserslistrc` lacks needs a check before use (docs/proof.md#browsers).
    files: ['src/**/*.{ts,tsx}'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        literalSpread,
        {
          selector: String.raw`TemplateElement[value.raw=/(margin|padding|border)-(left|right)|[\n;{] *(left|right):|(text-align|float): (left|right)/]`,
          message:
            'A page may run from right to left: write inline-start or inline-end (docs/translate.md#pseudo-languages).',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { translated: { rules: { text: loneText } } },
    rules: { 'translated/text': 'error' },
  },
  // The app's components are in `src` only.
  { files: ['src/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    plugins: { imports: importSort },
    rules: {
      // One block: side-effect imports, Node, packages, then own modules from the farthest to the nearest.
      'imports/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.']] }],
    },
  },
  {
    files: ['scripts/**', 'tools/**', 'sandbox/**', 'test/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // redux-mock-store is on the parts list. It logs the actions of thunks and effects. State is tested through
      // screens.
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
    files: ['docs/receivers/*.mjs'],
    languageOptions: { globals: { fetch: 'readonly', process: 'readonly', URL: 'readonly' } },
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
