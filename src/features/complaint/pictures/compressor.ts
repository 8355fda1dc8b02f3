/** Loads the library as an ES module, like `pages/borrower/root.ts`. */
export { default } from 'compressorjs';
