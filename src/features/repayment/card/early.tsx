import { useLingui } from '@lingui/react/macro';
import { AmountHero, Button, Card, type Elements, RadioList } from '@/design/ui';
import { useLinkProps } from '@/platform/navigation';
import { EarlyScreen, fromAddress, NOTHING, OwnTap, valuesOf } from '@/shared/early';
import { CardNumber } from './CardNumber';

const { list } = valuesOf<'repaymentWay'>();

interface FrameProps {
  readonly title: string;
  readonly footer?: Elements;
  readonly children: Elements;
}

/** The frame of both payment screens: the amount of the address. */
function Frame({ title, footer, children }: FrameProps) {
  const { t } = useLingui();
  return (
    <EarlyScreen
      title={title}
      footer={footer}
      lines={4}
      lineHeight="3rem"
      isHeroKnown
      hero={
        <AmountHero
          label={t({ message: `Amount to pay`, comment: 'What is paid on this screen.' })}
          amount={fromAddress('amount!', 'money')}
        />
      }
    >
      {children}
    </EarlyScreen>
  );
}

/** A bank card, or the lender's online payment. */
function PaymentWay() {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const cards = { amount: fromAddress('amount'), couponId: fromAddress('couponId') };
  return (
    <Frame title={t({ message: `Payment method`, comment: 'Title: card or online payment.' })}>
      <div role="alert" />
      <div role="status" />
      <Button {...linkProps('ynRepayChoose', cards)}>{t`Choose a bank card`}</Button>
      <OwnTap>
        <Button variant="secondary">
          {t({
            message: `Pay online`,
            comment: 'Button: leaves for a payment page outside this app.',
          })}
        </Button>
      </OwnTap>
    </Frame>
  );
}

/** The borrower's cards, and the button that pays. */
function CardPicture() {
  const { t } = useLingui();
  return (
    <Frame
      title={t({ message: `Card repayment`, comment: 'Title: paying the loan back by bank card.' })}
      footer={
        <OwnTap>
          <Button>
            {t({ message: `Confirm repayment`, comment: 'Button: the card is charged.' })}
          </Button>
        </OwnTap>
      }
    >
      <Card>
        <RadioList
          legend={t({
            message: `Choose a bank card`,
            comment: 'Title and button: the card that pays.',
          })}
          options={list('bankCards', (at) => ({
            value: at('id'),
            label: at('bankName'),
            description: <CardNumber>{at('cardNo', 'card')}</CardNumber>,
          }))}
          value={undefined}
          onChange={() => undefined}
        />
      </Card>
    </Frame>
  );
}

export const paymentWayPicture = {
  Picture: PaymentWay,
  isAboutMoney: true,
  // Without an online payment the screen leads to the cards at once.
  conditions: { unless: { alipay: NOTHING } },
};

export const cardPicture = {
  Picture: CardPicture,
  isAboutMoney: true,
  conditions: { unless: { bankCards: ['', '0'] } },
};
