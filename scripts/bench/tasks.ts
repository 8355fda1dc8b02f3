/** Something that kept the processor busy, by the name that the browser has for it. */
export interface Task {
  readonly name: string;
  /** Milliseconds. */
  readonly lasted: number;
}

interface Busy {
  readonly path: string;
  readonly visit: string;
  readonly tasks: readonly Task[];
}

/** Beyond this a task is named, in ms. */
const LONG_MS = 100;

/** The tasks that kept the processor busy for long, the longest of each name, in words. */
export function longTasks(rows: readonly Busy[]): string[] {
  const longest = new Map<string, number>();
  rows
    .flatMap(({ path, visit, tasks }) =>
      tasks.map(({ name, lasted }) => ({ name: `${path} (${visit}): ${name}`, lasted })),
    )
    .filter(({ lasted }) => lasted > LONG_MS)
    .forEach(({ name, lasted }) => longest.set(name, Math.max(lasted, longest.get(name) ?? 0)));
  return [...longest]
    .sort(([, one], [, other]) => other - one)
    .map(([name, lasted]) => `${lasted.toFixed(0)} ms  ${name}`);
}
