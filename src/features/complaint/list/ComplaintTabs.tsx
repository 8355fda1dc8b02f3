import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../ui/Badge';
import { touchable } from '../../../ui/mixins';
import type { ComplaintTab } from '../model';

export interface ComplaintTabsProps {
  readonly label: string;
  readonly tabs: readonly ComplaintTab[];
  /** The open tab's place. */
  readonly tab: number;
  readonly onTab: (tab: number) => void;
  /** What the open tab holds. */
  readonly children: ReactNode;
}

/**
 * Tabs of which five fit a page; more of them scroll. The ARIA pattern by hand: the library's own would
 * cost this route's first load 11 kB, and more than its budget has.
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
    const target = targetOf(event.key, tab, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    onTab(target);
  };
  return (
    <>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ title, items }, place) => (
          <Tab
            key={`${String(place)} ${title}`}
            type="button"
            role="tab"
            id={`${id}${String(place)}`}
            aria-selected={place === tab}
            aria-controls={id}
            tabIndex={place === tab ? 0 : -1}
            onClick={() => {
              onTab(place);
            }}
          >
            <Count>
              <Badge count={items.length} />
            </Count>
            {title}
          </Tab>
        ))}
      </TabList>
      <Panel role="tabpanel" id={id} aria-labelledby={`${id}${String(tab)}`}>
        {children}
      </Panel>
    </>
  );
}

/** Arrows go round, Home and End to the ends. */
function targetOf(key: string, tab: number, count: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: (tab + count - 1) % count,
    ArrowRight: (tab + 1) % count,
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

const Tab = styled.button`
  ${touchable}
  /* Its longest word, so that two tabs' words never touch. */
  min-width: min-content;
  display: flex;
  flex-direction: column;
  align-items: center;
  /* Five to a page (docs/reference/limits.md#counts); one with a long word takes the room that it needs. */
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
    border-color: currentColor;
    color: var(--color-accent);
  }
`;

/* Takes its room where there is nothing to count, too: the names stand in one line. */
const Count = styled.span`
  min-height: 1.5rem;
`;

/* To the edges of the screen: what is swiped is cut off there, and its shadow is not. */
const Panel = styled.div`
  margin-inline: calc(-1 * var(--space-edge));
  padding: var(--space-m) var(--space-edge) 0;
  overflow: hidden;
`;
