import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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

/** Tabs of which five fit a page; more of them scroll. */
export function ComplaintTabs({ label, tabs, tab, onTab, children }: ComplaintTabsProps) {
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => {
        onTab(Number(value));
      }}
    >
      <TabList aria-label={label} activateOnFocus>
        {tabs.map(({ title, items }, place) => (
          <Tab key={`${String(place)} ${title}`} value={place}>
            <Count>
              <Badge count={items.length} />
            </Count>
            {title}
          </Tab>
        ))}
      </TabList>
      <Panel value={tab}>{children}</Panel>
    </Tabs.Root>
  );
}

const TabList = styled(Tabs.List)`
  display: flex;
  margin-inline: calc(-1 * var(--space-edge));
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--color-border);
  &::-webkit-scrollbar {
    display: none;
  }
`;

const Tab = styled(Tabs.Tab)`
  ${touchable}
  display: flex;
  flex-direction: column;
  align-items: center;
  /* Five to a page (spec, section 9); one with a long word takes the room that it needs. */
  flex: 1 0 20%;
  padding: 0 0.25rem var(--space-s);
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
const Panel = styled(Tabs.Panel)`
  margin-inline: calc(-1 * var(--space-edge));
  padding: var(--space-m) var(--space-edge) 0;
  overflow: hidden;
  &:focus-visible {
    outline-offset: -3px;
  }
`;
