import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** Something that is loaded later, such as a document or the code of a part of a screen. */
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
 * Loads data or code later than the screen. It returns the shape of an RTK Query answer, so that a screen waits
 * for both in the same way. `name` identifies the value; `known` is the value where it is already loaded.
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

/**
 * A part of a screen whose code is loaded when it is first rendered. It renders nothing while the code is missing, so it
 * is for optional parts only.
 */
export const late =
  <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const { currentData: Part } = useLoaded(name, load);
    return Part && <Part {...props} />;
  };
