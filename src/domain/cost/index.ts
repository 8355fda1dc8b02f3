/** The yearly rate of dated cash flows. */
export type { Flow } from './flows';
export { type CostMethod, type YearlyRate, yearlyRate } from './yearlyRate';
