import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Card, CardTitle, forwardIcon, Icon, Notice } from '@/design/ui';
import type { ComplaintChoices } from '@/domain/orders';
import { pathTo, useCurrentOrder } from '@/platform/navigation';
import { BorrowerScreen, isAwaited, Read } from '@/shared';
import { useHome } from '../hooks/useHome';
import { COLLECTION_TYPE } from '../model';
import { AllSwitch } from '../parts/AllSwitch';
import { ChoiceList } from '../parts/ChoiceList';
import { OrderCard } from '../parts/OrderCard';
import { OrderPicker } from '../parts/OrderPicker';

/** Complaint home (docs/reference/screens.md#complaint-home): the choice of an order and a type. */
export default function HomeScreen() {
  const { t } = useLingui();
  const home = useHome();
  return (
    <BorrowerScreen
      title={t`Complaints`}
      isBusy={home.query.isFetching}
      isFailed={!!home.query.error}
      hidesService={isAwaited(home.query)}
    >
      <MyComplaintsLink />
      <Read query={home.query} lines={8}>
        {(choices) => <Choices choices={choices} home={home} />}
      </Read>
    </BorrowerScreen>
  );
}

interface ChoicesProps {
  readonly choices: ComplaintChoices;
  readonly home: ReturnType<typeof useHome>;
}

/** The order of the complaint, or the list of orders, and the types of complaints about it. */
function Choices({ choices, home }: ChoicesProps) {
  const { t } = useLingui();
  const { order } = home;
  const [isListOpen, openList] = useState(false);
  const allSwitch = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Line>
        <h2>
          {isListOpen
            ? t({
                message: `Choose a loan`,
                comment: 'Heading of the list of loans, for a complaint.',
              })
            : t({ message: `Your loan`, comment: 'Heading above the loan of the complaint.' })}
        </h2>
        {choices.orders.length > 0 && (
          <AllSwitch ref={allSwitch} label={t`All`} isOn={isListOpen} onChange={openList} />
        )}
      </Line>
      {isListOpen ? (
        <OrderPicker
          orders={choices.orders}
          chosenNo={order?.orderNo}
          onPick={(picked) => {
            home.pick(picked);
            openList(false);
            // The picked row leaves the page, so the focus moves to the button that opened the list.
            allSwitch.current?.focus();
            window.scrollTo(0, 0);
          }}
        />
      ) : (
        <>
          {order ? (
            <OrderCard order={order} />
          ) : (
            <Notice>
              {t({
                message: `No loan is chosen. You can write to us about anything else.`,
                comment: 'In the place of the loan of a complaint.',
              })}
            </Notice>
          )}
          <TypeChoices choices={choices} home={home} />
        </>
      )}
    </>
  );
}

/** The types of complaints. Collection expands its sub-types. */
function TypeChoices({ choices, home }: ChoicesProps) {
  const { t } = useLingui();
  const kinds = home.isCollectionChosen && (
    <ChoiceList
      label={t`What happened?`}
      options={choices.collectionTypes}
      choice={home.kindChoice}
    />
  );
  return (
    <Card>
      <CardTitle>{t`What is it about?`}</CardTitle>
      <ChoiceList
        label={t`What is it about?`}
        options={choices.types}
        choice={home.typeChoice}
        opening={{ value: COLLECTION_TYPE, content: kinds }}
      />
    </Card>
  );
}

export function MyComplaintsLink() {
  const { t } = useLingui();
  return (
    <ListLink to={pathTo('complaintUrl', useCurrentOrder())}>
      <span>{t`My complaints`}</span>
      <Icon shape={forwardIcon} size={20} />
    </ListLink>
  );
}

const ListLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--space-m);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  min-height: 3.25rem;
  font-weight: 600;
  color: inherit;
  text-decoration: none;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-m);
  > h2 {
    font-weight: 650;
  }
`;
