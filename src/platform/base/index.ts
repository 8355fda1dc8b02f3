/** What each folder of `platform` may use. */
export { asciiDigits } from './asciiDigits';
export { epochOf, type Moment, thisMoment } from './moment';
export { hexOf, randomId, randomText } from './random';
export { requiredContext } from './requiredContext';
export { addShims } from './shims';
export { painted, whenIdle } from './scheduling';
