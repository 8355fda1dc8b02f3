/** An ES module for `import()`: webpack's runtime is 0.3 kB larger if `import()` loads a CommonJS module. */
export { createRoot } from 'react-dom/client';
