import { styled } from 'styled-components';
import { FallbackImage } from '@/design/ui';
import { serverImage } from '@/platform/navigation';

const LOGO_HEIGHT = '2.5rem';

export interface ServerPictureProps {
  readonly address: string;
  /** The alternative text; empty for a decoration. */
  readonly name?: string;
  readonly isLogo?: boolean;
}

/** A picture from the server. Nothing is shown where its address is refused or does not load. */
export function ServerPicture({ address, name = '', isLogo = false }: ServerPictureProps) {
  return <Picture src={serverImage(address)} alt={name} loading="lazy" $isLogo={isLogo} />;
}

const Picture = styled(FallbackImage)<{ readonly $isLogo: boolean }>`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  border-radius: var(--radius-m);
  object-fit: contain;
  ${({ $isLogo }) => ($isLogo ? `height: ${LOGO_HEIGHT};` : 'min-height: 2.5rem;')}
`;

/** As high as a logo: the early picture keeps its place, so that the amount below does not move. */
export const LogoPlace = styled.div`
  height: ${LOGO_HEIGHT};
`;
