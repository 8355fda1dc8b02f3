import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Card, DetailList, ProductHeading } from '../../../design/ui';
import { OrderStatus } from '../../../domain/orders';
import { useLinkProps } from '../../../platform/navigation';
import { EarlyScreen, NOTHING, valuesOf } from '../../../shared/early';
import { StatusPicture } from './StatusPicture';

const { value, list, Part } = valuesOf<'loanDetails'>();

const REPAYABLE = { orderStatus: [OrderStatus.due, OrderStatus.overdue] };

/** The order: its status, its details and the actions that the status allows. */
function Picture() {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  return (
    <EarlyScreen
      title={t({
        message: `Loan details`,
        comment: 'Title of the screen with the state of one loan.',
      })}
      lines={6}
      hero={
        <Banner
          word={value(
            'noticeStatusText',
            undefined,
            t({ message: `Your loan`, comment: 'Heading where the lender sends none.' }),
          )}
          text={value('noticeDesText', 'sentence')}
          picture={<StatusPicture status="" />}
        />
      }
      footer={
        <>
          <Part when={REPAYABLE}>
            <Button {...linkProps('repayUrl', {})}>
              {t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
            </Button>
          </Part>
          <Part when={REPAYABLE} unless={{ isDelay: NOTHING }}>
            <Button variant="secondary">
              {t({
                message: `Extend`,
                comment: 'Button: ask for a later due date, against a fee.',
              })}
            </Button>
          </Part>
          <Part when={{ orderStatus: [OrderStatus.settled] }}>
            <Button>
              {t({
                message: `Borrow again`,
                comment: 'Button: take another loan from the same lender.',
              })}
            </Button>
            <Button variant="secondary">
              {t({
                message: `My account`,
                comment:
                  "Button: opens the borrower's profile in the lender's app. It is no bank account.",
              })}
            </Button>
          </Part>
        </>
      }
    >
      <Part>
        <Card>
          <Part>
            <ProductHeading name={value('productName')} />
          </Part>
          {/* A rejected order has no details (docs/reference/screens.md#order-statuses). */}
          <Part unless={{ orderStatus: [OrderStatus.rejected] }}>
            <DetailList
              rows={list('userOrderDetail.detail', (at) => ({
                text: at('text'),
                value: at('value', 'nonzero'),
              }))}
            />
          </Part>
        </Card>
      </Part>
    </EarlyScreen>
  );
}

export const loanDetailPicture = { Picture, isAboutMoney: true };
