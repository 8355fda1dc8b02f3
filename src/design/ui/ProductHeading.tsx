import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';
import { FallbackImage } from './FallbackImage';
import { Icon } from './Icon';
import type { IconShape } from './icons';
import { tabularDigits } from './mixins';

export interface ProductHeadingProps {
  readonly name: string;
  /** An address that may be loaded. The name's initial replaces a missing or broken logo; without a name there is none. */
  readonly logo?: string | undefined;
  /** Replaces the initial. */
  readonly icon?: IconShape | undefined;
  /** Below the name. */
  readonly detail?: ReactElement | string;
  /** At the end of the line, such as a tag. */
  readonly end?: Elements;
}

const SIZE = 44;

export function ProductHeading({ name, logo, icon, detail, end }: ProductHeadingProps) {
  if (!name && !logo && !icon && !detail && !end) return null;
  return (
    <Line>
      <Logo
        src={logo}
        alt=""
        width={SIZE}
        height={SIZE}
        fallback={
          (icon || name) && (
            <Initial aria-hidden translate="no">
              {icon ? <Icon shape={icon} /> : Array.from(name.trim())[0]}
            </Initial>
          )
        }
      />
      {(name || detail) && (
        <Text>
          <Name translate="no">{name}</Name>
          {detail && <Detail>{detail}</Detail>}
        </Text>
      )}
      {end}
    </Line>
  );
}

/* Spans: a button may contain it. */
const Line = styled.span`
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

const Text = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  font-weight: 650;
`;

const Detail = styled.span`
  ${tabularDigits}
  display: block;
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
