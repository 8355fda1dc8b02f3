import { useEffect, useState } from 'react';
import { usePorts } from '../ports';

export interface Picture {
  /** An address of this page; undefined before the picture is there. */
  readonly src: string | undefined;
  readonly isMissing: boolean;
}

/** Loads a picture. Another address replaces it, and frees the one before. */
export function usePicture(address: string | undefined): Picture {
  const { fetchPicture } = usePorts();
  const [loaded, setLoaded] = useState<{ readonly address: string; readonly src?: string }>();
  useEffect(() => {
    if (!address) return;
    const controller = new AbortController();
    const { signal } = controller;
    let src: string | undefined;
    fetchPicture(address, signal).then(
      (picture) => {
        if (signal.aborted) return;
        src = URL.createObjectURL(picture);
        setLoaded({ address, src });
      },
      () => {
        if (!signal.aborted) setLoaded({ address });
      },
    );
    return () => {
      controller.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [address, fetchPicture]);
  const isLoaded = !!address && loaded?.address === address;
  return { src: isLoaded ? loaded.src : undefined, isMissing: isLoaded && !loaded.src };
}
