/** The texts of a language, and its direction. */
export { SpokenIn } from './SpokenIn';
export { createI18n, loadCatalogue, translate, type Words } from './i18n';
