import { useEffect, useRef } from 'react';

/** Whether the screen still stands: an answer that comes later must not pull the borrower away from another. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
