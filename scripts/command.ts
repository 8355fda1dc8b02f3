/**
 * Runs a command of `package.json`. `--help` prints its usage. A mistake of the caller prints the message without a stack.
 */
export function runCommand(main: () => void | Promise<void>, usage: string): void {
  if (process.argv.slice(2).some((it) => it === '--help' || it === '-h')) {
    console.log(usage);
    return;
  }
  const fail = (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  };
  try {
    Promise.resolve(main()).catch(fail);
  } catch (error) {
    fail(error);
  }
}
