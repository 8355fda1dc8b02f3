import { createContext, useContext } from 'react';
import type { Environment } from './environment';

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment outside of EnvironmentProvider');
  return environment;
}
