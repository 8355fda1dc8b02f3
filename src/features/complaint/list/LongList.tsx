import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useListScroll } from './useListScroll';
import { VirtualItems } from './VirtualItems';

/** A list up to this length is rendered whole. Of a longer list only the visible part is rendered. */
const PLAIN_COUNT = 50;

export interface LongListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactElement;
}

/** A list of any length that renders only its visible part and scrolls with the page. */
export function LongList<Item>(props: LongListProps<Item>) {
  return props.items.length > PLAIN_COUNT ? <VirtualList {...props} /> : <PlainList {...props} />;
}

function PlainList<Item>({ label, items, children }: LongListProps<Item>) {
  useListScroll(items.length);
  return (
    <div role="list" aria-label={label}>
      {items.map((item, index) => (
        <Entry key={index} role="listitem">
          {children(item)}
        </Entry>
      ))}
    </div>
  );
}

function VirtualList<Item>({ label, items, children }: LongListProps<Item>) {
  return (
    <div role="list" aria-label={label}>
      <VirtualItems items={items}>
        {(item, index) => (
          // Only a part of the list is in the page, so the position in the whole list is stated for screen
          // readers.
          <Entry role="listitem" aria-posinset={index + 1} aria-setsize={items.length}>
            {children(item as Item)}
          </Entry>
        )}
      </VirtualItems>
    </div>
  );
}

const Entry = styled.div`
  padding-bottom: 0.75rem;
`;
