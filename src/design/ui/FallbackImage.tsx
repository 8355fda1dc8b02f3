import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

export interface FallbackImageProps extends ComponentPropsWithRef<'img'> {
  /** Shown where the address is missing or fails to load. */
  readonly fallback?: ReactNode;
}

/** An image with a fallback for a missing or broken address. */
export function FallbackImage({ src, fallback = null, ...rest }: FallbackImageProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return fallback;
  return (
    <img
      {...rest}
      src={src}
      onError={() => {
        setBroken(src);
      }}
    />
  );
}
