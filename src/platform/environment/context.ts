import { requiredContext } from '../base';
import type { Environment } from './environment';

export const [EnvironmentProvider, useEnvironment] = requiredContext<Environment>('environment');
