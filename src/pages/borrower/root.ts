/** React's root as an ES module: loading one of CommonJS by `import()` costs 0.3 kB of webpack's runtime. */
export { createRoot } from 'react-dom/client';
