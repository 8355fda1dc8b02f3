import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FallbackImage } from './FallbackImage';
import { Icon } from './Icon';
import type { IconShape } from './icons';
import { figures } from './mixins';

export interface ProductHeadingProps {
  readonly name: string;
  /** An address that may be loaded. The name's initial replaces a missing or broken logo. */
  readonly logo?: string | undefined;
  /** Replaces the initial. */
  readonly icon?: IconShape | undefined;
  /** Below the name. */
  readonly detail?: ReactNode;
  /** At the end of the line, such as a tag. */
  readonly end?: ReactNode;
}

const SIZE = 44;

export function ProductHeading({ name, logo, icon, detail, end }: ProductHeadingProps) {
  return (
    <Line>
      <Logo
        src={logo}
        alt=""
        width={SIZE}
        height={SIZE}
        fallback={
          <Initial aria-hidden>{icon ? <Icon shape={icon} /> : Array.from(name.trim())[0]}</Initial>
        }
      />
      <Text>
        <Name>{name}</Name>
        {detail && <Detail>{detail}</Detail>}
      </Text>
      {end}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) 0.75rem;
`;

const Logo = styled(FallbackImage)`
  border-radius: var(--radius-m);
  object-fit: contain;
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${SIZE}px;
  height: ${SIZE}px;
  border-radius: var(--radius-m);
  color: var(--color-accent);
  background: var(--color-soft);
  font-size: 20px;
  font-weight: 700;
  text-transform: uppercase;
`;

const Text = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: 650;
`;

const Detail = styled.div`
  ${figures}
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
