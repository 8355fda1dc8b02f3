/**
 * The one Babel configuration. For webpack it emits ES modules and keeps `import()`, for Jest the syntax of the
 * running Node.
 */
module.exports = (api) => {
  const isTest = api.env('test');
  const isProduction = api.env('production');
  return {
    presets: [
      ['@babel/preset-env', isTest ? { targets: { node: 'current' } } : { bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      // In production a message has only its id: the catalogue has the text.
      ['@lingui/babel-plugin-lingui-macro', { stripMessageField: isProduction }],
      ['babel-plugin-styled-components', { displayName: !isProduction, pure: true }],
      ...(api.env('development') ? ['react-refresh/babel'] : []),
    ],
  };
};
