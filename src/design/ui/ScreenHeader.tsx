import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';
import { IconButton } from './IconButton';
import { backIcon } from './icons';
import { branded, quietFocus } from './mixins';

export interface ScreenHeaderProps {
  readonly title: string;
  readonly titleLang?: string | undefined;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly backLabel: string | undefined;
  readonly onBack: (() => void) | undefined;
  readonly action: Elements;
  readonly hero: Elements;
}

/** The branded header of every screen. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const { title, titleLang, titleRef, backLabel, onBack, action, hero } = props;
  return (
    <Header>
      <Bar>
        {onBack && <IconButton label={backLabel} shape={backIcon} onClick={onBack} />}
        <Title ref={titleRef} tabIndex={-1} lang={titleLang}>
          {title}
        </Title>
        {action}
      </Bar>
      {hero}
    </Header>
  );
}

const Header = styled.header`
  ${branded}
  position: relative;
  overflow: hidden;
  padding: calc(var(--space-s) + env(safe-area-inset-top)) var(--space-edge) 3rem;
  /* Two decorative discs. Their shade increases the contrast with the text. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: -5rem;
    top: -7rem;
    width: 16rem;
    height: 16rem;
    border-radius: 50%;
    background: var(--color-shade);
  }
  &::after {
    inset-inline-end: 4rem;
    top: 3rem;
  }
  @media print {
    &::before,
    &::after {
      display: none;
    }
  }
  > * {
    position: relative;
    z-index: 1;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: min(var(--space-m), 5vw);
  min-height: 3rem;
`;

const Title = styled.h1`
  ${quietFocus}
  flex: 1;
  min-width: 0;
  font-size: var(--text-l);
  font-weight: 650;
`;
