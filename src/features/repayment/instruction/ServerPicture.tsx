import { styled } from 'styled-components';
import { serverImage } from '../../../navigation/addressGate';
import { FallbackImage } from '../../../ui/FallbackImage';

export interface ServerPictureProps {
  readonly address: string;
  /** What it shows; empty for a decoration. */
  readonly name?: string;
  readonly isLogo?: boolean;
}

/** A picture of the server's; nothing where its address may not be loaded, or cannot. */
export function ServerPicture({ address, name = '', isLogo = false }: ServerPictureProps) {
  return <Picture src={serverImage(address)} alt={name} loading="lazy" $isLogo={isLogo} />;
}

const Picture = styled(FallbackImage)<{ readonly $isLogo: boolean }>`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  border-radius: var(--radius-m);
  object-fit: contain;
  ${({ $isLogo }) => ($isLogo ? 'height: 2.5rem;' : 'min-height: 2.5rem;')}
`;
