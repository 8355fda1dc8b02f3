/** What each folder of `platform` may use. */
export { hexOf, randomId, randomText } from './random';
export { requiredContext } from './requiredContext';
