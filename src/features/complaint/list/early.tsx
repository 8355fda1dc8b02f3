import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Badge, IconButton, refreshIcon } from '@/design/ui';
import { EarlyScreen, linkTo, valuesOf } from '@/shared/early';
import { ComplaintEntry, NoComplaints } from './ComplaintEntries';
import { ComplaintTabs, openTab } from './ComplaintTabs';
import { Touched } from './ListScreen';
import { LongList } from './LongList';

const { list, Part } = valuesOf<'problemList'>();

/** The texts of a list that is missing or empty. */
const NONE = ['', '0'];
const EMPTY = { 'tabs.0.items': NONE };

/** The tabs, and the complaints of the first one. */
function Picture() {
  const { t } = useLingui();
  return (
    <EarlyScreen
      title={t`My complaints`}
      lines={8}
      action={<IconButton label={t`Refresh`} shape={refreshIcon} onClick={() => undefined} />}
    >
      <FirstOpen>
        <div aria-hidden />
        <p />
        <ComplaintTabs
          label={t`My complaints`}
          tabs={list('tabs', (at) => ({
            title: at('title'),
            count: (
              <Part>
                <Badge count={at('items', 'count')} />
              </Part>
            ),
          }))}
          tab={0}
          onTab={() => undefined}
        >
          <div>
            <Part unless={EMPTY}>
              <LongList
                label={t`My complaints`}
                items={list('tabs.0.items', (at) => ({
                  id: at('id'),
                  time: at('time', 'time'),
                  type: at('type'),
                  content: at('content'),
                }))}
              >
                {(item) => (
                  <ComplaintEntry
                    {...item}
                    to={linkTo('complainDetails', { problemId: item.id })}
                  />
                )}
              </LongList>
            </Part>
            <Part when={EMPTY}>
              <NoComplaints />
            </Part>
          </div>
        </ComplaintTabs>
      </FirstOpen>
    </EarlyScreen>
  );
}

/** The build draws each tab alike: the look of the open one is the first's by its place. */
const FirstOpen = styled(Touched)`
  [role='tab']:first-child {
    ${openTab}
  }
`;

export const complaintListPicture = {
  Picture,
  conditions: {
    when: { '?tab': [''] },
    unless: { tabs: NONE },
    // Where only a later tab has complaints, the app opens that one.
    any: [
      { unless: { 'tabs.0.items': NONE } },
      { when: { 'tabs.1.items': NONE, 'tabs.2.items': NONE, 'tabs.3.items': NONE } },
    ] as const,
  },
};
