import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useBridge } from '../../../native/bridge';
import { useOpening } from '../../../shared/hooks/useOpening';

/** What the native app may dispatch on the window when bank binding is over (docs/reference/native.md#events). */
const ENDED = 'bankBindingEnded';

type Phase = 'underWay' | 'returned' | 'noApp';

/**
 * Hands over to the native app when the screen opens, and ends it when the page is seen again, the app says so
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

  const returned = useEffectEvent(() => {
    if (!isUnderWay.current) return;
    end();
    setPhase('returned');
  });
  useEffect(() => {
    const hear = () => {
      returned();
    };
    const seen = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener(ENDED, hear);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener(ENDED, hear);
    };
  }, []);

  return { phase, start };
}
