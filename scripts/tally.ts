import { appendFileSync } from 'node:fs';

/** One judged case. Without breaches the case has passed. */
export interface Judged {
  readonly part: 'data' | 'screens';
  readonly alias: string;
  readonly name: string;
  readonly breaches: readonly string[];
}

/** Appends a case to the file of `npm run faults`. */
export function tally(judged: Judged): void {
  const { FAULT_TALLY: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify(judged)}\n`);
}
