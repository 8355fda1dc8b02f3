/** One Babel configuration: webpack asks for ES modules and keeps `import()`, Jest for what Node runs. */
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
      // In production a message is its id: the text itself comes from a catalogue.
      ['@lingui/babel-plugin-lingui-macro', { stripMessageField: isProduction }],
      ['babel-plugin-styled-components', { displayName: !isProduction, pure: true }],
    ],
  };
};
