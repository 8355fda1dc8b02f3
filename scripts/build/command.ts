/**
 * The first step of a command of `package.json`. `--help` prints its usage and ends. An ordinary mistake (a missing file, an
 * unknown option, a port in use) prints one line in place of a stack.
 */
export function startCommand(usage: string): void {
  process.on('uncaughtException', (error: unknown) => {
    console.error(mistakeOf(error));
    process.exit(1);
  });
  if (process.argv.slice(2).some((it) => it === '--help' || it === '-h')) {
    console.log(usage);
    process.exit(0);
  }
}

/** The message of an error. A list of problems that a command found keeps its lines. */
function mistakeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOwn = error.name === 'Error' && !('code' in error);
  return isOwn ? error.message : `${error.name}: ${error.message}`.replace(/\s+/g, ' ');
}
