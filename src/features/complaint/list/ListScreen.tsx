import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Badge, IconButton, refreshIcon } from '@/design/ui';
import { AsOf, ReadScreen, usePullHint } from '@/shared';
import { useProblemListQuery } from '../api';
import { useAddressChoice } from '../hooks/useAddressChoice';
import type { ComplaintTab } from '../model';
import { ComplaintEntries, NoComplaints } from './ComplaintEntries';
import { ComplaintTabs } from './ComplaintTabs';
import { useListGestures } from './useListGestures';

/** My complaints (docs/reference/screens.md#my-complaints), by tab. */
export default function ListScreen() {
  const { t } = useLingui();
  const query = useProblemListQuery({});
  const refresh = () => void query.refetch();
  return (
    <ReadScreen
      title={t`My complaints`}
      query={query}
      lines={8}
      action={<IconButton label={t`Refresh`} shape={refreshIcon} onClick={refresh} />}
    >
      {(tabs) =>
        tabs.length === 0 ? (
          <NoComplaints />
        ) : (
          <>
            <Complaints tabs={tabs} isRefreshing={query.isFetching} onRefresh={refresh} />
            <AsOf query={query} />
          </>
        )
      }
    </ReadScreen>
  );
}

interface ComplaintsProps {
  readonly tabs: readonly ComplaintTab[];
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function Complaints({ tabs, isRefreshing, onRefresh }: ComplaintsProps) {
  const { t } = useLingui();
  const [tab, onTab] = useTab(tabs);
  const { target, offset } = useListGestures({
    tab,
    tabCount: tabs.length,
    onTab,
    onRefresh,
  });
  const open = tabs[tab];
  const hint = usePullHint(offset.y);
  return (
    <Touched ref={target}>
      <Pulled style={{ height: offset.y }} aria-hidden>
        {hint}
      </Pulled>
      <p>{isRefreshing && t`Updating…`}</p>
      <ComplaintTabs
        label={t`My complaints`}
        tabs={tabs.map(({ title, items }) => ({ title, count: <Badge count={items.length} /> }))}
        tab={tab}
        onTab={onTab}
      >
        <div style={offset.x ? { transform: `translateX(${String(offset.x)}px)` } : {}}>
          {open && <ComplaintEntries key={tab} tab={open} />}
        </div>
      </ComplaintTabs>
    </Touched>
  );
}

/**
 * The address holds the open tab, so that Back from a complaint opens it again. Without one the first tab with complaints is
 * open: an answer that a borrower looks for stands there.
 */
function useTab(tabs: readonly ComplaintTab[]): [tab: number, open: (tab: number) => void] {
  const [chosen, choose] = useAddressChoice('tab');
  const wanted = Math.trunc(Number(chosen));
  const first = Math.max(
    0,
    tabs.findIndex(({ items }) => items.length > 0),
  );
  return [
    chosen && wanted >= 0 && wanted < tabs.length ? wanted : first,
    (tab) => {
      choose(String(tab));
      window.scrollTo(0, 0);
    },
  ];
}

export const Touched = styled.div`
  flex: 1;
  touch-action: pan-y pinch-zoom;
  font-size: var(--text-s);
  /* In the margin above the list: it appears and disappears without moving the list. */
  > p {
    position: absolute;
    inset-inline: 0;
    top: 0;
    color: var(--color-textSecondary);
    text-align: center;
  }
`;

const Pulled = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
  color: var(--color-textSecondary);
`;
