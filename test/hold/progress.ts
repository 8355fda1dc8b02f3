const EVERY_MS = 10_000;

/** Gives what is to be called as each part of a long run is done: now and then it says in a line how far that is. */
export function progressOf(run: string, total: number): () => void {
  let done = 0;
  let saidAt = Date.now();
  return () => {
    done += 1;
    if (Date.now() - saidAt < EVERY_MS) return;
    saidAt = Date.now();
    // Beside what the run prints, and not through a console, which Jest can silence.
    process.stderr.write(`${run}: ${done} of ${total}\n`);
  };
}
