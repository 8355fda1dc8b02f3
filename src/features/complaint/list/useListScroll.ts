import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

interface Place {
  /** The length of the list. Measured sizes fit this length only. */
  readonly count: number;
  /** The sizes that the virtual list has measured. */
  readonly sizes: CacheSnapshot | undefined;
  readonly scrollY: number;
}

/** The scroll position of each list by its history entry, for the life of the page. */
const places = new Map<string, Place>();

/** Restores the scroll position on Back. The browser cannot restore it before the list is rendered. */
export function useListScroll(count: number) {
  const { key } = useLocation();
  const list = useRef<WindowVirtualizerHandle>(null);
  const [place] = useState(() => {
    const left = places.get(key);
    return left?.count === count ? left : undefined;
  });
  const leave = useEffectEvent(() => {
    places.set(key, { count, sizes: list.current?.cache, scrollY: window.scrollY });
  });

  useLayoutEffect(() => {
    if (place) window.scrollTo(0, place.scrollY);
    return () => {
      leave();
    };
  }, [place]);
  return { list, sizes: place?.sizes };
}
