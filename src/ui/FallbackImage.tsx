import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

export interface FallbackImageProps extends ComponentPropsWithRef<'img'> {
  /** What stands in its place where there is no address, or no picture at it. */
  readonly fallback?: ReactNode;
}

/** A picture that may be missing, or broken. */
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
