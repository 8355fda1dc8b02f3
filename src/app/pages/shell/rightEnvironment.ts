import type { Environment, EnvironmentReading } from '@/platform/environment';

/** The page's environment. If the environment is wrong, the page shows the errors and the result is undefined. */
export async function rightEnvironment(
  page: Document,
  reading: EnvironmentReading,
): Promise<Environment | undefined> {
  if (reading.ok) return reading.environment;
  const { showEnvironmentFailure } = await import(
    /* webpackChunkName: "environment-failure" */ './environmentFailure'
  );
  showEnvironmentFailure(page, reading.errors);
  return undefined;
}
