import { useCallback, useEffect, useState } from 'react';
import { textOf } from './textOf';

interface Reading<Data> {
  readonly data?: Data;
  /** Why there is no data; empty while nothing went wrong. */
  readonly problem: string;
}

/** Reads when the screen opens, and again when asked to. `read` must stay the same function. */
export function useReading<Data>(read: () => Promise<Data>) {
  const [reading, setReading] = useState<Reading<Data>>({ problem: '' });
  const refresh = useCallback(
    () =>
      read().then(
        (data) => {
          setReading({ data, problem: '' });
        },
        (error: unknown) => {
          setReading({ problem: textOf(error) });
        },
      ),
    [read],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { ...reading, refresh };
}
