/** Reports of failures and page speed, masked. */
export { markAnswer } from './firstAnswer';
export type { Reporter } from './report';
export { startReports } from './startReports';
