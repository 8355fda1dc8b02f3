import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useOpening } from '../../../borrower/useOpening';
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

  const end = () => {
    if (isUnderWay.current) bridge.endBindBank();
    isUnderWay.current = false;
  };
  useOpening(start, end);

  const seen = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !isUnderWay.current) return;
    end();
    setPhase('returned');
  });
  useEffect(() => {
    const hear = () => {
      seen();
    };
    document.addEventListener('visibilitychange', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
    };
  }, []);

  return { phase, start };
}
