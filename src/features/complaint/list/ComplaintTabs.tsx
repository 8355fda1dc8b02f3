import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { type Elements, touchable } from '@/design/ui';
import { stepOf } from '@/platform/environment';

export interface ComplaintTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly count: Elements }[];
  /** The index of the open tab. */
  readonly tab: number;
  readonly onTab: (tab: number) => void;
  /** The content of the open tab. */
  readonly children: Elements;
}

/**
 * Tabs: five fit the width, more of them scroll. The ARIA pattern is written here because of the weight of a library's tabs
 * (docs/decisions.md#own-code-instead-of-a-library).
 */
export function ComplaintTabs({ label, tabs, tab, onTab, children }: ComplaintTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);

  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (isMoved.current) open?.focus({ preventScroll: true });
    isMoved.current = false;
  }, [tab]);

  const move = (event: KeyboardEvent) => {
    const next = stepOf(document.documentElement);
    const target = targetOf(event.key, { tab, next, count: tabs.length });
    if (target === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    onTab(target);
  };
  return (
    <>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ title, count }, index) => (
          <Tab
            key={`${String(index)} ${title}`}
            type="button"
            role="tab"
            id={`${id}${String(index)}`}
            aria-selected={index === tab}
            aria-controls={id}
            tabIndex={index === tab ? 0 : -1}
            onClick={() => {
              onTab(index);
            }}
          >
            <Count>{count}</Count>
            <span>{title}</span>
          </Tab>
        ))}
      </TabList>
      <Panel role="tabpanel" id={id} aria-labelledby={`${id}${String(tab)}`}>
        {children}
      </Panel>
    </>
  );
}

/** Arrow keys wrap around. Home and End go to the first and the last tab. */
function targetOf(
  key: string,
  { tab, next, count }: Readonly<Record<'tab' | 'next' | 'count', number>>,
): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: (tab + count - next) % count,
    ArrowRight: (tab + count + next) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

const TabList = styled.div`
  display: flex;
  margin-inline: calc(-1 * var(--space-edge));
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--color-border);
  &::-webkit-scrollbar {
    display: none;
  }
`;

/** The look of the open tab. */
export const openTab = css`
  border-color: currentColor;
  color: var(--color-accent);
`;

const Tab = styled.button`
  ${touchable}
  /* The width of the longest word, so that no word breaks and the words of two tabs never touch. */
  min-width: min-content;
  overflow-wrap: break-word;
  display: flex;
  flex-direction: column;
  align-items: center;
  /* Five fit the width (docs/reference/limits.md#counts). A tab with a long word is wider. */
  flex: 1 0 20%;
  padding: 0 0.375rem var(--space-s);
  border-bottom: 3px solid transparent;
  color: var(--color-textSecondary);
  font-size: var(--text-xs);
  font-weight: 600;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    ${openTab}
  }
`;

/* Keeps its height without a count, so that the tabs' names stand in one line. */
const Count = styled.span`
  min-height: 1.5rem;
`;

/* As wide as the screen: a swiped panel is cut off at the edge, and its shadow is not. */
const Panel = styled.div`
  margin-inline: calc(-1 * var(--space-edge));
  padding: var(--space-m) var(--space-edge) 0;
  overflow: hidden;
`;
