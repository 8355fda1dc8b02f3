import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Read } from '../../../borrower/Read';
import { useLoaded } from '../../../ui/useLoaded';
import { useListPlace } from './useListPlace';

/** Up to here a list is drawn as it is; beyond, only what fits on the screen. */
const PLAIN_COUNT = 50;

export interface LongListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactElement;
}

/** A list of any length that costs what fits on the screen; it scrolls with the page. */
export function LongList<Item>(props: LongListProps<Item>) {
  return props.items.length > PLAIN_COUNT ? <VirtualList {...props} /> : <PlainList {...props} />;
}

function PlainList<Item>({ label, items, children }: LongListProps<Item>) {
  useListPlace(items.length);
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

/** Its code comes when a list is long: most borrowers have a few orders. */
function VirtualList<Item>({ label, items, children }: LongListProps<Item>) {
  const { t } = useLingui();
  const part = useLoaded(
    'virtual-items',
    () => import(/* webpackChunkName: "virtual-items" */ './VirtualItems'),
  );
  return (
    <Read reading={part} lines={8} failureTitle={t`The list could not be shown`}>
      {({ VirtualItems }) => (
        <div role="list" aria-label={label}>
          <VirtualItems items={items}>
            {(item, index) => (
              // A screen reader hears the place in the whole list, of which only a part is in the page.
              <Entry role="listitem" aria-posinset={index + 1} aria-setsize={items.length}>
                {children(item as Item)}
              </Entry>
            )}
          </VirtualItems>
        </div>
      )}
    </Read>
  );
}

const Entry = styled.div`
  padding-bottom: 0.75rem;
`;
