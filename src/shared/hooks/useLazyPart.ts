import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/platform/base';

/**
 * The code of a part of a screen that no first view has. It is loaded while the page is idle. `ask` loads it at once, and
 * resolves to whether it is there: a file that did not arrive is asked for again at the next call. A text about money
 * that stands nowhere else is never such a part.
 */
export function useLazyPart<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const ask = useCallback(async () => {
    try {
      setPart(await load());
      return true;
    } catch {
      return false;
    }
  }, [load]);
  useEffect(() => whenIdle(() => void ask()), [ask]);
  return { part, ask };
}
