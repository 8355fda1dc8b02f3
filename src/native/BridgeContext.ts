import { createContext, useContext } from 'react';
import type { NativeBridge } from './bridge';

const BridgeContext = createContext<NativeBridge | null>(null);

export const BridgeProvider = BridgeContext.Provider;

export function useBridge(): NativeBridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('useBridge outside of BridgeProvider');
  return bridge;
}
