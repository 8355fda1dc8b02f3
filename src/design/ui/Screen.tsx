import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { StateTone } from '../theme';
import type { Elements } from './elements';
import { column, edged, stack } from './mixins';
import { ScreenHeader } from './ScreenHeader';

export interface ScreenProps {
  /** The only `h1`, and the title of the document. */
  readonly title: string;
  /** The language of a title that is not in the page's language. */
  readonly titleLang?: string;
  readonly backLabel?: string | undefined;
  /** Called by the Back button; without it there is no button. */
  readonly onBack?: (() => void) | undefined;
  /** At the end of the title's line, such as a help button. */
  readonly action?: Elements;
  /** On the gradient below the title: an amount or a status. */
  readonly hero?: Elements;
  /** The ground of the hero where its state has a tone; otherwise the brand's gradient. */
  readonly tone?: StateTone | undefined;
  /** Primary actions, pinned to the bottom edge. */
  readonly footer?: Elements;
  /** The content is loading, and skeletons are shown. */
  readonly isBusy?: boolean;
  readonly children?: Elements;
}

export function Screen(props: ScreenProps) {
  const {
    title,
    titleLang,
    backLabel,
    onBack,
    action,
    hero,
    tone,
    footer,
    isBusy = false,
    children,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  // Screen readers announce the new screen. Nothing scrolls, and no focus ring is drawn.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Column>
      <ScreenHeader
        title={title}
        titleLang={titleLang}
        titleRef={heading}
        backLabel={backLabel}
        onBack={onBack}
        action={action}
        hero={hero}
        tone={tone}
      />
      <Main aria-busy={isBusy}>{children}</Main>
      {footer && <Footer>{footer}</Footer>}
    </Column>
  );
}

const Column = styled.div`
  ${column}
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: var(--color-background);
  @media (min-width: 481px) {
    box-shadow: var(--shadow-column);
  }
`;

/** A sheet that overlaps the foot of the gradient. */
const Main = styled.main`
  ${stack}
  position: relative;
  z-index: 1;
  flex: 1;
  margin-top: calc(-1 * var(--radius-xl));
  padding: var(--space-l) var(--space-edge) var(--space-xl);
  border-radius: var(--radius-xl) var(--radius-xl) 0 0;
  background: var(--color-background);
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  z-index: 2;
  --footer-edge: min(var(--space-m), 2.5vh);
  padding: var(--footer-edge) var(--space-edge);
  padding-bottom: calc(var(--footer-edge) + env(safe-area-inset-bottom));
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edged}
  border-width: 1px 0 0;
  > * {
    flex: 1 0 100%;
  }
  /* Two buttons share a line if both fit. */
  > a,
  > button {
    flex: 1 1 8rem;
  }
  /*
   * Pinned while it covers at most two fifths of the screen; otherwise it is the end of the page. Two buttons below one
   * another are 7.75em high, with text twice as large, too; a button below a number, a checkbox, a link and a text 15.75em.
   */
  position: sticky;
  bottom: min(0px, (40vh - 7.75em) * 999);
  &:has(label) {
    --footer-edge: min(var(--space-m), 2vh);
    bottom: min(0px, (40vh - 15.75em) * 999);
  }
  @media print {
    display: none;
  }
`;
