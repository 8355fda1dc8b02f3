import { requiredContext } from '@/platform/base';
import type { Environment } from '@/platform/environment';

export const [EnvironmentProvider, useEnvironment] = requiredContext<Environment>('environment');
