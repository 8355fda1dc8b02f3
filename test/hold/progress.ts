const EVERY_MS = 10_000;

/**
 * Returns a function to call after each part of a long run. Every 10 seconds it prints the number of finished
 * parts.
 */
export function progressOf(run: string, total: number): () => void {
  let done = 0;
  let saidAt = Date.now();
  return () => {
    done += 1;
    if (Date.now() - saidAt < EVERY_MS) return;
    saidAt = Date.now();
    // stderr: Jest can silence its console.
    process.stderr.write(`${run}: ${done} of ${total}\n`);
  };
}
