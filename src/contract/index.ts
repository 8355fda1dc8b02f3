/**
 * The calls of the app: their table, and the schemas of what is sent and what is answered. A bundle contains only the
 * schemas that its screens import.
 */

export * from './areas';
export * from './calls';
export { type LongNumber, longNumber } from './fields';
export type * from './types';
