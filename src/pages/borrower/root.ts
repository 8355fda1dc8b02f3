/** An ES module for `import()`: with a CommonJS module, webpack's runtime grows by 0.3 kB. */
export { createRoot } from 'react-dom/client';
