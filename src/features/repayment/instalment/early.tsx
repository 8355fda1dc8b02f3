import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { WireOf } from '@/contract';
import {
  Banner,
  Button,
  Card,
  CardTitle,
  forwardIcon,
  Icon,
  ProductHeading,
  stateIcons,
  Turned,
} from '@/design/ui';
import { CARD_CHANNEL } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { REQUEST } from '@/platform/navigation';
import {
  type Conditions,
  EarlyScreen,
  fromAddress,
  linkTo,
  type PathIn,
  PictureState,
  useDays,
  valuesOf,
} from '@/shared/early';
import { ChannelList } from '../channels/ChannelGroups';
import { channelIcons, ChannelLink, PlainRow } from '../channels/ChannelRow';
import { FoldedRow, PaymentCode } from '../reference/FoldedCode';
import { AmountOptions } from './AmountChoice';

const { value, list, Part } = valuesOf<'loanPlayDetail'>();

const OVERDUE = { 'repayDate isOver': ['true'] };

/** What is owed, until when or since when, and the ways to pay it. */
function Picture() {
  const isWaiting = use(PictureState) === 'waiting';
  if (isWaiting) return <Debt isOverdue={false} />;
  return (
    <>
      <Part when={OVERDUE}>
        <Debt isOverdue />
      </Part>
      <Part unless={OVERDUE}>
        <Debt isOverdue={false} />
      </Part>
    </>
  );
}

function Debt({ isOverdue }: { readonly isOverdue: boolean }) {
  const { t } = useLingui();
  const days = useDays();
  return (
    <EarlyScreen
      title={t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
      lines={8}
      tone={isOverdue ? 'wrong' : undefined}
      hero={
        <Banner
          word={
            isOverdue
              ? t({ message: `Your payment is late`, comment: 'The due date is over.' })
              : t({ message: `Your next payment`, comment: 'Above the amount and its due date.' })
          }
          icon={isOverdue ? stateIcons.wrong : stateIcons.day}
          label={t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' })}
          amount={value('repayAmount!', 'money')}
          facts={[
            {
              text: isOverdue
                ? t({ message: `Late since`, comment: 'Before the due date, which is over.' })
                : t({
                    message: `Due date`,
                    comment: 'The last day for a payment without a late charge.',
                  }),
              value: value('repayDate', 'day', days),
            },
          ]}
        />
      }
    >
      <Payments />
    </EarlyScreen>
  );
}

/** The whole debt is chosen, as on the screen. */
function Payments() {
  const { partialPayment } = useEnvironment();
  return (
    <>
      {partialPayment && (
        <Part when={{ 'repayAmount allowsPart': ['true'] }}>
          <Card as="section">
            <AmountOptions
              owed={value('repayAmount', 'money')}
              min={partialPayment.min}
              isFull
              onChange={() => undefined}
            />
          </Card>
        </Part>
      )}
      {list('repayList', (group, index) => (
        <Part key={index} unless={{ 'repayList.*.channels': ['', '0'] }}>
          <Card as="section">
            <CardTitle>{group('reviewer')}</CardTitle>
            <ChannelList>
              {list(`repayList.${index}.channels`, (channel) => (
                <li key={channel('desc')}>
                  <Channel name={channel('desc')} payCode={channel('payCode')} />
                </li>
              ))}
            </ChannelList>
          </Card>
        </Part>
      ))}
    </>
  );
}

type Texts = NonNullable<Conditions<PathIn<WireOf<'loanPlayDetail'>>>['when']>;

const NO_PATH = { 'repayList.*.channels.*.payCode': [''] } satisfies Texts;
const CARD = { 'repayList.*.channels.*.payCode': [CARD_CHANNEL] } satisfies Texts;
const NO_TEXT = { 'repayList.*.channels.*.vCode': [''] } satisfies Texts;
const NO_PICTURE = { 'repayList.*.channels.*.BARcodeImg': [''] } satisfies Texts;
const WITH_CODE = [{ unless: NO_TEXT }, { unless: NO_PICTURE }];

interface ChannelProps {
  readonly name: string;
  readonly payCode: string;
}

/** A channel in each of its forms, of which one stays. */
function Channel({ name, payCode }: ChannelProps) {
  const { card, code, instruction } = channelIcons;
  const amount = value('repayAmount');
  const forward = <Icon shape={forwardIcon} size={20} />;
  return (
    <>
      <Part when={CARD}>
        <ChannelLink to={linkTo('ynRepay', { amount, couponId: fromAddress('couponId') })}>
          <ProductHeading name={name} icon={card} end={forward} />
        </ChannelLink>
      </Part>
      <Part unless={{ 'repayList.*.channels.*.payCode': ['', CARD_CHANNEL] }}>
        <ChannelLink
          to={linkTo('DRInstructions', { requestType: REQUEST.instalment, amount, payCode })}
        >
          <ProductHeading name={name} icon={instruction} end={forward} />
        </ChannelLink>
      </Part>
      <Part unless={NO_PATH} any={WITH_CODE}>
        <Button variant="text" aria-expanded={false}>
          <PaymentCode isOpen={false} />
        </Button>
      </Part>
      <Part when={NO_PATH} any={WITH_CODE}>
        <FoldedRow type="button" aria-expanded={false}>
          <ProductHeading name={name} icon={code} end={<Turned $isOpen={false} />} />
        </FoldedRow>
      </Part>
      <Part when={{ ...NO_PATH, ...NO_TEXT, ...NO_PICTURE }}>
        <PlainRow>
          <ProductHeading name={name} icon={instruction} />
        </PlainRow>
      </Part>
    </>
  );
}

export const instalmentPicture = { Picture, isAboutMoney: true };
