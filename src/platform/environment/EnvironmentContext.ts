import { requiredContext } from '../base/requiredContext';
import type { Environment } from './environment';

export const [EnvironmentProvider, useEnvironment] = requiredContext<Environment>('environment');
