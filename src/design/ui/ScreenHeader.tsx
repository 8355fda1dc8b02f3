import type { Ref } from 'react';
import { css, styled } from 'styled-components';
import type { StateTone } from '../theme';
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
  readonly tone: StateTone | undefined;
}

/** The branded header of every screen. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const { title, titleLang, titleRef, backLabel, onBack, action, hero, tone } = props;
  return (
    <Header $tone={tone}>
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

/** A tone replaces the brand's ground, without ornament. */
const toned = (ground: string, ink: string) => css`
  --gradient-ground: var(--tone-${ground});
  --color-onGradient: var(--tone-${ink});
  --color-brand: var(--tone-${ground});
  --color-shade: transparent;
`;

const tones = {
  good: toned('good', 'onGood'),
  waiting: toned('waiting', 'onWaiting'),
  wrong: toned('wrong', 'onWrong'),
};

const Header = styled.header<{ readonly $tone: StateTone | undefined }>`
  ${({ $tone }) => $tone && tones[$tone]}
  --hero-ink: var(--color-onGradient);
  --hero-solid: var(--color-brand);
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
  /* What is dragged out of the bar stands before the content. */
  > :first-child {
    z-index: 2;
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
