import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ToastRegion } from '@/design/ui';
import { selectToasts, toastGone } from '@/shared';

type ToastStore = Pick<
  Store<Parameters<typeof selectToasts>[0]>,
  'getState' | 'subscribe' | 'dispatch'
>;

/** Reads a store outside of its `Provider`. */
export function useStoreValue<State, Value>(
  store: Pick<Store<State>, 'getState' | 'subscribe'>,
  select: (state: State) => Value,
): Value {
  const current = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, current, current);
}

/**
 * Shows the toasts, each for its own time. Outside of the store's `Provider`: a screen reader misses the text of a live
 * region that is mounted with the text.
 */
export function Toaster({ store }: { readonly store: ToastStore }) {
  const toasts = useStoreValue(store, selectToasts);
  const [isHeld, setHeld] = useState(false);
  return (
    <>
      <ToastRegion
        toasts={toasts}
        onPointerOver={() => {
          setHeld(true);
        }}
        onPointerOut={() => {
          setHeld(false);
        }}
      />
      {/* A held toast stays. Its time starts again when it is let go. */}
      {(isHeld ? [] : toasts).map(({ id, ms }) => (
        <Expiry key={id} store={store} id={id} ms={ms} />
      ))}
    </>
  );
}

interface ExpiryProps {
  readonly store: ToastStore;
  readonly id: string;
  readonly ms: number;
}

function Expiry({ store, id, ms }: ExpiryProps) {
  useEffect(() => {
    const timer = setTimeout(() => store.dispatch(toastGone(id)), ms);
    return () => {
      clearTimeout(timer);
    };
  }, [store, id, ms]);
  return null;
}
