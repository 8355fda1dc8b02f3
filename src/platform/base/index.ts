/** What each folder of `platform` may use. */
export { asciiDigits } from './asciiDigits';
export { epochOf, type Moment, thisMoment } from './moment';
export { painted } from './painted';
export { hexOf, randomId, randomText } from './random';
export { requiredContext } from './requiredContext';
export { addShims } from './shims';
export { whenIdle } from './whenIdle';
