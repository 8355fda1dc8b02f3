import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';

export interface FallbackImageProps extends ComponentPropsWithRef<'img'> {
  /** Shown where the address is missing or fails to load. */
  readonly fallback?: Elements;
}

/** An image with a fallback for a missing or broken address. */
export function FallbackImage({ src, fallback = null, ...rest }: FallbackImageProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return fallback;
  return (
    <Picture
      {...rest}
      src={src}
      onError={() => {
        setBroken(src);
      }}
    />
  );
}

const Picture = styled.img`
  background: var(--color-plate);
`;
