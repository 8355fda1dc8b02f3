/** An operator's configuration, checked, and the languages that a launch can ask for. */
export { EnvironmentProvider, useEnvironment } from './context';
export { type Environment, EnvironmentSchema, type FeatureSwitch } from './environment';
export { isLoopback } from './kinds';
export {
  catalogueIn,
  type CatalogueName,
  directionOf,
  inLanguage,
  isShipped,
  type Language,
  LANGUAGE_NUMBERS,
  languageOf,
  languagesOf,
  type LaunchLanguage,
  markLanguage,
  nameOfLanguage,
  numberOf,
  ownTextsFile,
  stepOf,
  textChunk,
} from './language';
export { type EnvironmentError, type EnvironmentIssue, inWords } from './problems';
export {
  checkEnvironment,
  ENVIRONMENT_ELEMENT_ID,
  type EnvironmentReading,
  readEnvironment,
} from './readEnvironment';
