import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { WindowVirtualizer, type CustomItemComponentProps } from 'virtua';
import { useListPlace } from '../useListPlace';

export interface LongListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactElement;
}

/** A list of any length that costs what fits on the screen; it scrolls with the page. */
export function LongList<Item>({ label, items, children }: LongListProps<Item>) {
  const { list, sizes } = useListPlace(items.length);
  return (
    <div role="list" aria-label={label}>
      <WindowVirtualizer ref={list} data={items} item={Place} {...(sizes && { cache: sizes })}>
        {(item, index) => (
          // A screen reader hears the place in the whole list, of which only a part is in the page.
          <Entry role="listitem" aria-posinset={index + 1} aria-setsize={items.length}>
            {children(item)}
          </Entry>
        )}
      </WindowVirtualizer>
    </div>
  );
}

/** What virtua puts around an entry is a matter of layout. */
function Place({ style, children, ref }: CustomItemComponentProps) {
  return (
    <div role="presentation" style={style} ref={ref}>
      {children}
    </div>
  );
}

const Entry = styled.div`
  padding-bottom: 0.75rem;
`;
