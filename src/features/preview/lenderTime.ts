/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export const lenderTime = (instant: number | string): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
