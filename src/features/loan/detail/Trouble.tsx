import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addMinorUnits, sumMinorUnits } from '@/design/format';
import {
  Card,
  CardTitle,
  forwardIcon,
  Icon,
  Notice,
  Skeleton,
  tabularDigits,
  touchable,
  WholeDates,
} from '@/design/ui';
import { allowsPart } from '@/domain/money';
import { type LoanDetail, useLoanPlayDelayDetailQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { type RouteName, useAddressTo, useCurrentOrder } from '@/platform/navigation';
import { useAppDispatch } from '@/platform/store';
import { readHardship, type ReadOrder, ScreenLink, useDates, useDay, useMoney } from '@/shared';

export interface TroubleProps {
  readonly loan: LoanDetail;
  readonly read: ReadOrder;
}

/**
 * The choices before and after a due date, with the lender's figures only (docs/reference/screens.md#loan-detail). What
 * the lender does not say is not shown.
 */
export function Trouble({ loan, read }: TroubleProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { partialPayment, hardshipType } = useEnvironment();
  const { orderId: orderNo = '' } = useCurrentOrder();
  const { amount } = read;
  const min = partialPayment?.min;
  const smallest = allowsPart(amount, min) ? money(String(min)) : '';
  return (
    <Card as="section">
      <CardTitle>
        {t({ message: `Your choices`, comment: 'Heading: pay all, pay a part, or pay later.' })}
      </CardTitle>
      <Choices>
        {amount && (
          <Choice
            to="repayUrl"
            title={t({ message: `Pay today`, comment: 'A choice: the whole debt.' })}
            text={money(amount)}
          />
        )}
        {smallest && (
          <Choice
            to="repayUrl"
            title={t({ message: `Pay a part`, comment: 'A choice: a part of the debt.' })}
            text={t({
              message: `from ${smallest}`,
              comment: 'The smallest part of the debt that can be paid.',
            })}
          />
        )}
        {loan.canExtend && <Later />}
      </Choices>
      {hardshipType && (
        <ScreenLink
          to="complainPageNext"
          parameters={{ problemType: hardshipType, orderNo }}
          variant="text"
        >
          {t({
            message: `None of these works for me`,
            comment: 'Link: opens a message to the lender, with a proposed text.',
          })}
        </ScreenLink>
      )}
    </Card>
  );
}

/** The extension: what is paid today and then, and together. */
function Later() {
  const { t } = useLingui();
  const money = useMoney();
  const day = useDay();
  const order = useCurrentOrder();
  const { currentData: extension, isError } = useLoanPlayDelayDetailQuery(
    orSkip(order.orderId && order),
  );
  const title = t({ message: `Pay later`, comment: 'A choice: a later due date against a fee.' });
  if (!extension)
    return <Choice to="repayDelayUrl" isLong title={title} text={isError ? '' : undefined} />;
  const { fee, newDate, plan } = extension;
  const total = sumMinorUnits(plan.map(({ amount }) => amount));
  const rest = total && addMinorUnits(total, /^\d+$/.test(fee) ? `-${fee}` : fee);
  const isWhole = total && rest && !rest.startsWith('-');
  const [today, then, all, date] = [
    money(fee),
    money(rest ?? ''),
    money(total ?? ''),
    day(newDate),
  ];
  return (
    <Choice
      to="repayDelayUrl"
      isLong
      title={title}
      text={
        isWhole
          ? t({
              message: `${today} today and ${then} on the new date, ${date}. Together ${all}.`,
              comment: 'An extension: its fee, the debt then, the new due date, and the sum.',
            })
          : t({
              message: `${today} today. New due date: ${date}. You still owe the whole loan then.`,
              comment: 'An extension: its fee and the new due date.',
            })
      }
    />
  );
}

interface ChoiceProps {
  readonly to: Extract<RouteName, 'repayUrl' | 'repayDelayUrl'>;
  readonly title: string;
  /** Undefined while it is loaded; empty if there is none. */
  readonly text: string | undefined;
  /** Its text keeps the place of three lines, so that nothing below moves when the text arrives. */
  readonly isLong?: boolean;
}

function Choice({ to, title, text, isLong }: ChoiceProps) {
  const addressTo = useAddressTo();
  return (
    <li>
      <Row to={addressTo(to, {})}>
        <span>
          <strong>{title}</strong>
          {text !== '' && (
            <span {...(isLong && { style: { minHeight: '4.5em' } })}>
              {text === undefined ? (
                <Skeleton lines={2} height="0.75rem" />
              ) : (
                <WholeDates>{text}</WholeDates>
              )}
            </span>
          )}
        </span>
        <Icon shape={forwardIcon} size={20} />
      </Row>
    </li>
  );
}

/** The borrower wrote to the lender that they cannot pay. */
export function HardshipSent() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const dispatch = useAppDispatch();
  const { dateTime } = useDates();
  const { orderId = '' } = useCurrentOrder();
  const at = useMemo(() => dispatch(readHardship(orderId)), [dispatch, orderId]);
  if (at === undefined) return null;
  const time = dateTime(at);
  return (
    <Notice>
      <p>
        <WholeDates>
          {t({
            message: `You wrote to ${appTitle} that you cannot pay, at ${time}. The answer will be in My complaints. Until then your debt and due date stay.`,
            comment: 'On the loan, after the message was sent. The placeholder is a date and time.',
          })}
        </WholeDates>
      </p>
      <ScreenLink to="complaintUrl" parameters={{}}>
        {t({ message: `My complaints`, comment: "Link: the list of the borrower's complaints." })}
      </ScreenLink>
    </Notice>
  );
}

const Choices = styled.ul`
  li + li {
    border-top: 1px solid var(--color-border);
  }
`;

const Row = styled(Link)`
  ${touchable}
  ${tabularDigits}
  display: flex;
  align-items: center;
  gap: var(--space-m);
  padding-block: 0.625rem;
  color: inherit;
  text-decoration: none;
  > span {
    flex: 1;
    min-width: 0;
    display: grid;
    font-size: var(--text-s);
    > strong {
      font-size: var(--text-m);
      font-weight: 600;
    }
  }
`;
