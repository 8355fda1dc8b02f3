import { useEffect, useReducer, useRef } from 'react';
import { useBridge } from '../../../native/BridgeContext';

type Phase = 'underWay' | 'returned' | 'noApp';

/**
 * Hands over to the native app when the screen opens, and ends it when the page is seen again
 * (docs/reference/screens.md#bank-binding), or left.
 */
export function useBankBinding() {
  const bridge = useBridge();
  const isUnderWay = useRef(false);
  const [phase, setPhase] = useReducer((_: Phase, next: Phase) => next, 'underWay');

  const start = () => {
    isUnderWay.current = bridge.startBindBank().ok;
    setPhase(isUnderWay.current ? 'underWay' : 'noApp');
  };

  useEffect(() => {
    isUnderWay.current = bridge.startBindBank().ok;
    setPhase(isUnderWay.current ? 'underWay' : 'noApp');
    const end = () => {
      if (isUnderWay.current) bridge.endBindBank();
      isUnderWay.current = false;
    };
    const seen = () => {
      if (document.visibilityState !== 'visible' || !isUnderWay.current) return;
      end();
      setPhase('returned');
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      end();
    };
  }, [bridge]);

  return { phase, start };
}
