import { appendFileSync } from 'node:fs';

/** One case that was judged; it held when it broke nothing. */
export interface Judged {
  readonly part: 'data' | 'screens';
  readonly alias: string;
  readonly name: string;
  readonly breaches: readonly string[];
}

/** Writes a case down for `npm run faults`, which names the file. */
export function tally(judged: Judged): void {
  const { FAULT_TALLY: file } = process.env;
  if (file) appendFileSync(file, `${JSON.stringify(judged)}\n`);
}
