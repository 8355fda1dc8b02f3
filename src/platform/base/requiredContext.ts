import { createContext, type Provider, useContext } from 'react';

/**
 * Makes a context that a page must provide, and the hook that reads it. The hook throws an error with `name` where
 * the provider is missing.
 */
export function requiredContext<Value extends object>(
  name: string,
): readonly [provider: Provider<Value | null>, use: () => Value] {
  const Context = createContext<Value | null>(null);
  return [
    Context.Provider,
    function useRequired() {
      const value = useContext(Context);
      if (!value) throw new Error(`${name} is not provided`);
      return value;
    },
  ];
}
