import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useBridge } from '@/platform/native';
import { useOpening } from '@/shared';

/** The event that the native app may dispatch on `window` when bank binding is over (docs/reference/native.md#events). */
const ENDED = 'bankBindingEnded';

type Phase = 'started' | 'returned' | 'noApp';

/**
 * Starts bank binding in the native app when the screen opens. Ends it when the page becomes visible again, when the
 * app dispatches the event, or when the screen is left (docs/reference/screens.md#bank-binding).
 */
export function useBankBinding() {
  const bridge = useBridge();
  const isBinding = useRef(false);
  const [phase, setPhase] = useReducer((_: Phase, next: Phase) => next, 'started');

  const start = () => {
    isBinding.current = bridge.startBindBank().ok;
    setPhase(isBinding.current ? 'started' : 'noApp');
  };

  const end = () => {
    if (isBinding.current) bridge.endBindBank();
    isBinding.current = false;
  };
  useOpening(start, end);

  const returned = useEffectEvent(() => {
    if (!isBinding.current) return;
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
