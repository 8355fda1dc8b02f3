import { useState } from 'react';
import { styled } from 'styled-components';
import { serverImage } from '../../../../borrower/serverImage';

export interface ServerPictureProps {
  readonly address: string;
  /** What it shows; empty for a decoration. */
  readonly name?: string;
  readonly isLogo?: boolean;
}

/** A picture of the server's; nothing where its address may not be loaded, or cannot. */
export function ServerPicture({ address, name = '', isLogo = false }: ServerPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const source = address && serverImage(address);
  if (!source || isBroken) return null;
  return (
    <Picture
      src={source}
      alt={name}
      loading="lazy"
      $isLogo={isLogo}
      onError={() => {
        setBroken(true);
      }}
    />
  );
}

const Picture = styled.img<{ readonly $isLogo: boolean }>`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  border-radius: var(--radius-m);
  object-fit: contain;
  ${({ $isLogo }) => ($isLogo ? 'height: 2.5rem;' : 'min-height: 2.5rem;')}
`;
