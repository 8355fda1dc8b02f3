import type { ReactElement } from 'react';
import { type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { useListScroll } from './useListScroll';

export interface VirtualItemsProps {
  readonly items: readonly unknown[];
  readonly children: (item: unknown, index: number) => ReactElement;
}

/** Renders the visible items and a few around them. */
export function VirtualItems({ items, children }: VirtualItemsProps) {
  const { list, sizes } = useListScroll(items.length);
  return (
    <WindowVirtualizer ref={list} data={items} item={Place} {...(sizes && { cache: sizes })}>
      {children}
    </WindowVirtualizer>
  );
}

/** Removes the role from the layout element that virtua puts around an entry. */
function Place({ style, children, ref }: CustomItemComponentProps) {
  return (
    <div role="presentation" style={style} ref={ref}>
      {children}
    </div>
  );
}
