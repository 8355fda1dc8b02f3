/**
 * The one Babel configuration. For webpack it emits ES modules and keeps `import()`, for Jest the syntax of the
 * running Node.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  const isProduction = api.env('production');
  // Storybook builds with React's production form, but with the texts in the code: `.storybook/main.ts`.
  const isDevelopment = api.env('development');
  return {
    presets: [
      ['@babel/preset-env', isTest ? { targets: { node: 'current' } } : { bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isTest || isDevelopment }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      // In production a message has only its id: the catalogue has the text.
      ['@lingui/babel-plugin-lingui-macro', { stripMessageField: isProduction }],
      ['babel-plugin-styled-components', { displayName: !isProduction, pure: true }],
      ...(isDevelopment ? ['react-refresh/babel'] : []),
    ],
  };
};
