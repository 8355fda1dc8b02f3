import { useCallback, useEffect, useState } from 'react';
import { textOf } from './textOf';

interface Reading<Data> {
  readonly data?: Data;
  /** Why there is no newer data; empty while nothing went wrong. */
  readonly problem: string;
}

/** Reads when the screen opens, and again when asked to. `read` must stay the same function. */
export function useReading<Data>(read: () => Promise<Data>) {
  const [reading, setReading] = useState<Reading<Data>>({ problem: '' });
  /** Answers with the problem, if there is one. */
  const refresh = useCallback(
    () =>
      read().then(
        (data) => {
          setReading({ data, problem: '' });
          return '';
        },
        (error: unknown) => {
          const problem = textOf(error);
          setReading((earlier) => ({ ...earlier, problem }));
          return problem;
        },
      ),
    [read],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { ...reading, refresh };
}
