import type { Environment } from './environment';
import { requiredContext } from './requiredContext';

export const [EnvironmentProvider, useEnvironment] = requiredContext<Environment>('environment');
