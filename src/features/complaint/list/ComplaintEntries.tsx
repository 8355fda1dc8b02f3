import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { EmptyState } from '@/design/ui';
import { pathTo, useCurrentOrder } from '@/platform/navigation';
import { ScreenLink, useDates } from '@/shared';
import type { ComplaintTab } from '../model';
import { ComplaintNumber } from '../parts/ComplaintNumber';
import { LongList } from './LongList';

/** The complaints of one tab. Each one opens its detail. */
export function ComplaintEntries({ tab }: { readonly tab: ComplaintTab }) {
  const { t } = useLingui();
  const subject = useCurrentOrder();
  const { dateTime } = useDates();
  if (tab.items.length === 0) return <NoComplaints />;
  return (
    <LongList label={tab.title || t`My complaints`} items={tab.items}>
      {(item) => (
        <ComplaintEntry
          {...item}
          time={dateTime(item.time)}
          to={pathTo('complainDetails', { ...subject, problemId: item.id })}
        />
      )}
    </LongList>
  );
}

interface ComplaintEntryProps {
  readonly id: string;
  readonly time: string;
  readonly type: string;
  readonly content: string;
  readonly to: string;
}

export function ComplaintEntry({ id, time, type, content, to }: ComplaintEntryProps) {
  return (
    <Box>
      <Entry to={to}>
        <Head>
          <strong>{type}</strong>
          <span>{time}</span>
        </Head>
        <Content>{content}</Content>
      </Entry>
      <ComplaintNumber id={id} />
    </Box>
  );
}

export function NoComplaints() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`There are no complaints here`}
      text={t`What you send to us appears here, with our reply.`}
      actions={
        <ScreenLink to="complaint" parameters={{}} variant="primary">
          {t`Write a complaint`}
        </ScreenLink>
      }
    />
  );
}

const Box = styled.div`
  padding: var(--space-m);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;

const Entry = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-m);
  > span {
    font-size: var(--text-s);
    color: var(--color-textSecondary);
    font-variant-numeric: tabular-nums;
  }
`;

const Content = styled.span`
  display: -webkit-box;
  overflow: hidden;
  margin-top: var(--space-xs);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
  font-size: var(--text-s);
`;
