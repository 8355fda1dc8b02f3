/**
 * The port of `npm start` and `npm run preview`: the variable `PORT`, or the command's default. 0 selects any free port.
 * An unreadable value is an error.
 */
export function portOf(variable: string | undefined, fallback: number): number {
  const port = variable ? Number(variable) : fallback;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not ${variable ?? ''}`);
  }
  return port;
}
