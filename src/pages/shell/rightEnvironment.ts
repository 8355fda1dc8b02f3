import type { Environment } from '../../environment/environment';
import type { EnvironmentReading } from '../../environment/readEnvironment';

/** The page's environment. A wrong one is said on the page instead, and nothing starts. */
export async function rightEnvironment(
  page: Document,
  reading: EnvironmentReading,
): Promise<Environment | undefined> {
  if (reading.ok) return reading.environment;
  const { showEnvironmentFailure } = await import(
    /* webpackChunkName: "environment-failure" */ './environmentFailure'
  );
  showEnvironmentFailure(page, reading.issues);
  return undefined;
}
