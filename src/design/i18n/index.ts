/** The texts of a language, and its direction. */
export { SpokenIn } from './SpokenIn';
export { createI18n, knowTexts, loadCatalogue, ownTexts, translate, type Words } from './i18n';
