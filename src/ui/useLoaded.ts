import { useEffect, useEffectEvent, useState } from 'react';

/** Something that comes later, such as a document or the code of a part of a screen. */
export interface Loading<Loaded> {
  readonly currentData: Loaded | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface Ended<Loaded> {
  readonly attempt: string;
  readonly loaded?: Loaded;
  readonly error?: unknown;
}

/**
 * Loads what a screen shows later than itself, in the form in which RTK Query gives an answer, so that both are
 * waited for alike. `name` says what it is; `known` is it where it is there already.
 */
export function useLoaded<Loaded>(
  name: string,
  load: () => Promise<Loaded>,
  known?: Loaded,
): Loading<Loaded> {
  const [count, setCount] = useState(0);
  const [ended, setEnded] = useState<Ended<Loaded>>();
  const attempt = `${name} ${count}`;
  const isKnown = known !== undefined;
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (isKnown) return undefined;
    let isWanted = true;
    const end = (how: Omit<Ended<Loaded>, 'attempt'>) => {
      if (isWanted) setEnded({ ...how, attempt });
    };
    begin().then(
      (loaded) => {
        end({ loaded });
      },
      (error: unknown) => {
        end({ error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, isKnown]);
  const now = ended?.attempt === attempt ? ended : undefined;
  return {
    currentData: known ?? now?.loaded,
    error: isKnown ? undefined : now?.error,
    isFetching: !isKnown && !now,
    refetch: () => {
      setCount(count + 1);
    },
  };
}
